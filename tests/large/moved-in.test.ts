import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RunningServer } from '#server/testing/running-server.ts';
import { type Built, siteTree } from '../shapes/site-tree.ts';

// A blog of 300 posts and 3,000 comments moves in: Jekyll's folder, and a backup of remark42.

const tree = siteTree('moved-in');
const old = mkdtempSync(join(tmpdir(), 'old-blog-'));
const env = {
  ...process.env,
  SITE_TREE: 'dist/tree-moved-in',
  SITE_CONFIG: 'dist/tree-moved-in/site.config.ts',
  DATA_DIR: join(old, 'data'),
};
const posts = Array.from({ length: 300 }, (_, index) => index + 1);
const sentence = 'The shop on the corner repairs bicycles, and writes down what each of them needed. ';
let said: string[];
let built: Built;
let server: RunningServer;
let site: string;

const runs = (...words: readonly string[]) =>
  execFileSync(process.execPath, ['move-in/import.ts', ...words], { env, encoding: 'utf8' });

beforeAll(async () => {
  mkdirSync(join(old, '_posts'));
  writeFileSync(join(old, '_config.yml'), 'title: Old\npermalink: /blog/:year/:title.html\n');
  for (const post of posts) {
    const link = post > 1 ? `\n\nSee [the last one]({% post_url 2015-01-01-post-${post - 1} %}).` : '';
    writeFileSync(
      join(old, `_posts/2015-01-01-post-${post}.md`),
      `---\ntitle: Post ${post}\ntags: [bicycles]\nredirect_from: /forms/${post}/\n---\n\n${sentence.repeat(12)}${link}\n`,
    );
  }
  const comments = posts.flatMap((post) =>
    Array.from({ length: 10 }, (_, index) => ({
      id: `${post}-${index}`,
      pid: '',
      text: `<p>Comment ${index} of post ${post}</p>`,
      user: { id: `user${index}`, name: `Person ${index}` },
      locator: { url: `https://old.example/blog/2015/post-${post}.html` },
      time: new Date(Date.UTC(2019, 0, 1, 0, index)).toISOString(),
    })),
  );
  const lines = [{ version: 1, users: [], posts: [] }, ...comments].map((line) => JSON.stringify(line));
  writeFileSync(join(old, 'backup.json'), `${lines.join('\n')}\n`);

  said = [runs('posts', old), runs('comments', join(old, 'backup.json'))];
  built = tree.build();
  server = new RunningServer(resolve('.'), env);
  site = await server.address();
}, 600_000);
afterAll(async () => {
  await server.stop();
  tree.remove();
  rmSync(old, { recursive: true });
});

test('every post has its page, and every comment is stored', () => {
  expect(built.pages.filter((path) => /^\/blog\/2015\/post-\d+$/.test(path))).toHaveLength(300);
  expect(said[1]).toMatch(/3000 +written\n/);
});

test('old addresses lead to the posts, which show their comments', async () => {
  for (const post of [1, 150, 300]) {
    for (const address of [`/blog/2015/post-${post}.html`, `/forms/${post}`]) {
      const { status, headers } = await fetch(site + address, { redirect: 'manual' });
      expect([status, headers.get('location')], address).toEqual([308, `/blog/2015/post-${post}`]);
    }
    const page = await (await fetch(`${site}/blog/2015/post-${post}`)).text();
    expect(page).toContain(`Comment 9 of post ${post}`);
    expect(page).not.toContain(`of post ${post + 1}<`);
  }
});

test('a second run finds nothing to do', () => {
  expect(runs('posts', old).match(/is here already/g)).toHaveLength(300);
  expect(runs('comments', join(old, 'backup.json'))).toMatch(/3000 +already there\n/);
});
