import { afterAll, beforeAll, expect, test } from 'vitest';
import { PackedFiles } from '#lib/packed-files.ts';
import { loadRenderer } from '#server/comments/article-pages.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { builtSite } from '#site/policy/manifest.ts';
import { type Built, deadLinks, siteTree } from './site-tree.ts';

// An article and a page at nested addresses, which they didn't always have.

const tree = siteTree('moved');
const now = '/2021/forms-that-survive';
const old = '/forms';
let built: Built;
let server: TestApp;
beforeAll(async () => {
  tree.write(
    'site.config.ts',
    `import { defineConfig } from '#site/config.ts';
export default defineConfig({
  owner: { name: 'Ada Sample', email: 'ada@ada.dev' },
  host: 'https://ada.dev',
  redirects: { '/tag/*': '/tags/*', '/me/': '/about/me' },
  comments: { kind: 'embedded', owner: 'ada@ada.dev' },
  mail: { kind: 'embedded' },
  legal: { kind: 'own' },
});`,
  );
  const head = (title: string) =>
    `title: ${title}\ndescription: What this is about, in one or two sentences of some length.\n`;
  tree.write(
    'articles/01-forms/index.mdx',
    `---\n${head('Forms')}published: 2026-11-20\nminutes: 1\ntags: [CSS]\npath: ${now}/\naliases: [${old}, /2021/Forms_1.html]\n---\n\nForms, and [about me](/about/me).\n`,
  );
  tree.write(
    'pages/me.mdx',
    `---\n${head('Me')}path: /about/me\naliases: [/about.html]\n---\n\n[Forms](${now}).\n`,
  );
  built = tree.build();
  const { root, files } = builtSite('dist/tree-moved/site.config.ts');
  server = openTestApp({
    files: new PackedFiles(files),
    manifest: built.manifest,
    renderer: await loadRenderer(root),
  });
}, 300_000);
afterAll(() => {
  server.close();
  tree.remove();
});

test('everything that an article has is at its address', () => {
  expect(built.pages).toEqual(expect.arrayContaining([now, `${now}/comments`, '/about/me']));
  for (const file of [`${now}.md`, `og${now}.png`, 'og/about/me.png'])
    expect(built.has(file), file).toBe(true);
  for (const file of ['feed.xml', 'tags/css/feed.xml', 'feed.json', 'sitemap.xml', 'llms.txt', 'search.json'])
    expect(built.read(file), file).toContain(now);
  const head = [...built.page(now).querySelectorAll('link[rel=canonical], meta[property="og:image"]')];
  expect(head.map((each) => each.getAttribute('href') ?? each.getAttribute('content'))).toEqual([
    `https://ada.dev${now}`,
    `https://ada.dev/og${now}.png`,
  ]);
  expect(built.manifest.contentSecurityPolicies[now]).toContain('googleusercontent.com');
  expect(built.manifest.contentSecurityPolicies['/about/me']).not.toContain('googleusercontent.com');
  expect(deadLinks(built)).toEqual([]);
});

test('without a cover, its card and its title card show the same drawing of its title', () => {
  const drawn = (path: string) => built.page(path).querySelector('[data-cover] svg')?.innerHTML;
  expect(drawn('/')).toContain('class="accent"');
  expect(drawn('/')).toBe(drawn(now));
});

test('every old address leads there', async () => {
  for (const [path, target] of [
    [old, now],
    ['/2021/Forms_1.html', now],
    [`${old}/comments.xml`, `${now}/comments.xml`],
    ['/about/', '/about/me'],
    ['/me', '/about/me'],
    ['/tag/css/', '/tags/css'],
    ['/index.xml', '/feed.xml'],
    ['/feed/', '/feed.xml'],
  ] as const)
    expect((await server.app.request(path)).headers.get('location'), path).toBe(target);
});

test('comments stay with an article that moved: in its page, its feed and their links', async () => {
  const grace = await server.as('Grace');
  const comment = { id: 'abc1234', body: 'Written at the old address', parentId: null };
  const post = (page: string) =>
    grace(`/api/comments?page=${page}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(comment),
    });
  expect((await post(now)).status).toBe(404);
  expect((await post(old)).status).toBe(201);
  const page = await (await server.app.request(now)).text();
  expect(page).toContain(comment.body);
  // What the browser goes on with.
  expect(page).toMatch(/props="[^"]*&quot;page&quot;:\[0,&quot;\/forms&quot;\]/);
  expect(page).toContain(`[0,&quot;${now}/comments&quot;]`);
  const feed = await (await server.app.request(`${now}/comments.xml`)).text();
  expect(feed).toContain(`https://ada.dev${old}#comment-abc1234`);
  expect(feed).toContain('Forms');
});
