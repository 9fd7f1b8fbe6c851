import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProgram } from '../../tests/setup/run-program.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { importPosts } from './import-posts.ts';

// The command itself, on a tree from which #site can be imported. With 300 posts: tests/large/moved-in.test.ts.
const tree = 'dist/tree-import-posts';
let old: string;
beforeEach(() => {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  cpSync('sample/site.config.ts', join(tree, 'site.config.ts'));
  old = temporaryFolder();
  mkdirSync(join(old, '_posts'));
  writeFileSync(join(old, '_config.yml'), 'permalink: pretty\n');
  for (const n of [1, 2, 3])
    writeFileSync(
      join(old, '_posts', `2021-03-01-post-${n}.md`),
      `---\ntitle: Post ${n}\n---\n\nThese are words that are long enough to make a description of them. {% chart %}\n`,
    );
});
afterEach(() => rmSync(tree, { recursive: true }));

const run = (...args: readonly string[]) =>
  runProgram('move-in/import.ts', ['posts', ...args], { env: { SITE_TREE: tree } });
const written = () => globSync(`${tree}/articles/*/index.mdx`).length;

test('posts are imported once, and the report lists what is left to do', () => {
  const dry = run(old, '--dry-run').stdout;
  expect(dry).toMatch(
    /^imported +3 articles, 0 pages, 0 files\n( +dist.*\/0\d-post-\d\/index.mdx\n){3}changed +3 × Liquid tags/,
  );
  expect(dry).toContain(`${tree}/articles/01-post-1/index.mdx:9  {% chart %}`);
  expect(written()).toBe(0);
  run(old);
  expect(written()).toBe(3);
  const again = run(old).stdout;
  expect(again).toMatch(/^imported +0 articles/);
  expect(again).toContain('_posts/2021-03-01-post-1.md: /2021/03/01/post-1 is here already');
  expect(written()).toBe(3);
  // A later post links to one that is here.
  const later = '---\ntitle: Later\n---\n\nSee [the first](/2021/03/01/post-1/).\n';
  writeFileSync(join(old, '_posts', '2022-01-01-later.md'), later);
  run(old);
  const [file = ''] = globSync(`${tree}/articles/*-later/index.mdx`);
  expect(readFileSync(file, 'utf8')).toContain('[the first](/2021/03/01/post-1)');
});

test('a missing folder, an unknown source, another generator and a folder without posts are reported', async () => {
  const empty = temporaryFolder();
  const { status, stdout, stderr } = run(empty);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`There are no posts in ${empty}, which was read as markdown`);
  const archive = join(empty, 'export.zip');
  writeFileSync(archive, 'PK');
  await expect(importPosts({ 'dry-run': true }, archive)).rejects.toThrow(
    `${archive} is neither a folder nor`,
  );
  writeFileSync(join(empty, 'config.toml'), 'base_url = "https://old.example"\n');
  const options = { 'dry-run': true };
  await expect(importPosts(options, empty)).rejects.toThrow(`${empty} has config.toml, whose generator`);
  await expect(importPosts(options, 'nowhere')).rejects.toThrow('There is no nowhere, so nothing was read.');
});
