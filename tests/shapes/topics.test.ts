import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PackedFiles } from '#lib/packed-files.ts';
import { loadRenderer } from '#server/comments/article-pages.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { builtSite } from '#site/policy/manifest.ts';
import { type Built, deadLinks, emptyElements, siteTree } from './site-tree.ts';

// A series whose parts have another article between them, and a part that isn't published; tags with letters of all kinds; an article and
// a page at nested addresses, which they didn't always have.

const tree = siteTree('topics');
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
  mail: { kind: 'none' },
  legal: { kind: 'own' },
});`,
  );
  const article = (number: number, title: string, more = '') =>
    tree.write(
      `articles/0${number}-a/index.mdx`,
      `---
title: ${title}
description: What this article is about, in one or two sentences of some length.
published: 2026-01-0${number}
minutes: 1
${more}
---

Text.
`,
    );
  article(1, 'Plan', 'series: A shop');
  article(2, 'Between', 'tags: [CSS, Über uns, C++, css]');
  article(3, 'A-title-that-is-long-and-has-no-space-where-it-could-break-on-a-phone', 'series: A shop');
  article(4, 'Sell', 'series: A shop\ntags: [CSS]');
  article(5, 'Later', 'series: A shop\ndraft: true');
  article(6, 'Alone', 'series: Another\ntags: [CSS]');
  article(7, 'Last', 'tags: [CSS]');
  const head = (title: string) =>
    `title: ${title}\ndescription: What this is about, in one or two sentences of some length.\n`;
  tree.write(
    'articles/08-forms/index.mdx',
    `---\n${head('Forms')}published: 2025-11-20\nminutes: 1\ntags: [Forms]\npath: ${now}/\naliases: [${old}, /2021/Forms_1.html]\n---\n\nForms, and [about me](/about/me).\n`,
  );
  tree.write(
    'pages/me.mdx',
    `---\n${head('Me')}path: /about/me\naliases: [/about.html]\n---\n\n[Forms](${now}).\n`,
  );
  tree.write('pages/home.mdx', `---\n${head('Home')}---\n\nAt home.\n`);
  built = tree.build();
  const { root, files } = builtSite('dist/tree-topics/site.config.ts');
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

const links = (path: string, selector: string) =>
  [...built.page(path).querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));

test('each part lists the published parts, the oldest first, and marks itself', () => {
  const nav = built.page('/blogpost3').querySelector('nav[aria-label="A shop"]');
  expect(nav?.textContent).toMatch(/^Part 2 of 3A shop/);
  expect(links('/blogpost3', 'nav[aria-label="A shop"]')).toEqual(['/blogpost1', '/blogpost3', '/blogpost4']);
  expect(nav?.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/blogpost3');
});

test('a part leads to the next part, and the last one to the next article', () => {
  const next = (path: string) => {
    const link = built.page(path).querySelector('a[rel=next]');
    return [link?.getAttribute('href'), link?.querySelector('.caption')?.textContent];
  };
  expect(next('/blogpost1')).toEqual(['/blogpost3', 'Next part']);
  expect(next('/blogpost4')).toEqual(['/blogpost6', 'Next']);
});

test('a series of one part is not shown', () => {
  expect(built.page('/blogpost6').body.textContent).not.toContain('Another');
});

test('related articles are neither neighbors nor parts of the same series', () => {
  expect(links('/blogpost4', 'nav[aria-label="Related articles"]')).toEqual(['/blogpost7', '/blogpost2']);
  expect(links('/blogpost3', 'nav[aria-label="Related articles"]')).toEqual([]);
});

/** The titles and addresses of a feed that a page names. */
function feedOf(path: string) {
  const links = [...built.page(path).querySelectorAll('link[type$="atom+xml"]:not([href$="/comments.xml"])')];
  const address = links.map((link) => link.getAttribute('href') ?? '').at(-1) ?? '';
  const feed = new JSDOM(built.read(decodeURI(address)), { contentType: 'application/xml' }).window.document;
  return {
    address,
    title: feed.querySelector('feed > title')?.textContent,
    id: feed.querySelector('feed > id')?.textContent,
    page: feed.querySelector('feed > link[rel=alternate]')?.getAttribute('href'),
    self: feed.querySelector('feed > link[rel=self]')?.getAttribute('href'),
    articles: [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent),
  };
}

test('each part names the feed of its series, whose page is the first part', () => {
  expect(feedOf('/blogpost3')).toEqual({
    address: '/series/a-shop/feed.xml',
    title: 'A shop · Ada Sample',
    id: 'https://ada.dev/series/a-shop',
    page: 'https://ada.dev/blogpost1',
    self: 'https://ada.dev/series/a-shop/feed.xml',
    articles: ['Sell', 'A-title-that-is-long-and-has-no-space-where-it-could-break-on-a-phone', 'Plan'],
  });
  for (const path of ['/blogpost2', '/blogpost6', '/']) expect(feedOf(path).address, path).toBe('/feed.xml');
  expect(built.files.filter((file) => /^series.*xml$/.test(file))).toEqual(['series/a-shop/feed.xml']);
});

test('the page of a tag shows and names its feed', () => {
  expect(feedOf('/tags/css')).toMatchObject({
    address: '/tags/css/feed.xml',
    title: 'CSS · Ada Sample',
    page: 'https://ada.dev/tags/css',
    articles: ['Last', 'Alone', 'Sell', 'Between'],
  });
  expect(feedOf('/tags/über-uns')).toMatchObject({
    address: '/tags/über-uns/feed.xml',
    self: 'https://ada.dev/tags/%C3%BCber-uns/feed.xml',
  });
  expect(links('/tags/css', 'nav[aria-label="More posts"]')).toEqual(['/tags', '/tags/css/feed.xml']);
});

test('a page lists all tags, in the order of the alphabet, with the number of their posts', () => {
  const tags = [...built.page('/tags').querySelectorAll('main li')];
  expect(tags.map(({ textContent }) => textContent?.trim())).toEqual([
    'C++ 1 post',
    'CSS 4 posts',
    'Forms 1 post',
    'Über uns 1 post',
  ]);
  expect(links('/tags', 'main')).toEqual(['/tags/c', '/tags/css', '/tags/forms', '/tags/über-uns']);
  expect(links('/posts', 'nav[aria-label="More posts"]')).toEqual(['/tags']);
});

test('every page that search engines may know has a picture for shared links, and is in the sitemap, except lists of articles', () => {
  const pages = built.pages.filter((path) => !built.page(path).querySelector('meta[name=robots]'));
  expect(pages).toEqual(expect.arrayContaining(['/', '/tags', '/privacy-policy', '/about/me', now]));
  const siteMap = decodeURI(built.read('sitemap.xml'));
  const picture = (path: string) =>
    new URL(built.page(path).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '')
      .pathname;
  const unknown = pages.filter((path) => !siteMap.includes(`<loc>https://ada.dev${path}</loc>`));
  expect(unknown.filter((path) => !/^\/(posts|tags\/.*)$/.test(path))).toEqual([]);
  expect(pages.filter((path) => !built.has(picture(path)))).toEqual([]);
});

test('nothing leads nowhere, and nothing is empty', () => {
  expect(deadLinks(built)).toEqual([]);
  expect(emptyElements(built)).toEqual([]);
});

test('everything that an article has is at its address', () => {
  expect(built.pages).toEqual(expect.arrayContaining([now, `${now}/comments`, '/about/me']));
  for (const file of [`${now}.md`, `og${now}.png`, 'og/about/me.png'])
    expect(built.has(file), file).toBe(true);
  for (const file of [
    'feed.xml',
    'tags/forms/feed.xml',
    'feed.json',
    'sitemap.xml',
    'llms.txt',
    'search.json',
  ])
    expect(built.read(file), file).toContain(now);
  const head = [...built.page(now).querySelectorAll('link[rel=canonical], meta[property="og:image"]')];
  expect(head.map((each) => each.getAttribute('href') ?? each.getAttribute('content'))).toEqual([
    `https://ada.dev${now}`,
    `https://ada.dev/og${now}.png`,
  ]);
  expect(built.manifest.contentSecurityPolicies[now]).toContain('googleusercontent.com');
  expect(built.manifest.contentSecurityPolicies['/about/me']).not.toContain('googleusercontent.com');
});

test('a page at /home has another image than the home page', () => {
  const imageOf = (path: string) =>
    built.page(path).querySelector('meta[property="og:image"]')?.getAttribute('content')?.slice(16) ?? '';
  expect([imageOf('/'), imageOf('/home')].map(built.has)).toEqual([true, true]);
  expect(imageOf('/')).not.toBe(imageOf('/home'));
});

test('without a cover, its card and its title card show the same drawing of its title', () => {
  const drawn = (path: string, part: string) =>
    built.page(path).querySelector(`${part} [data-cover] svg`)?.innerHTML;
  const card = drawn('/', `li:has([href="${now}"])`);
  expect(card).toContain('class="accent"');
  expect(card).toBe(drawn(now, 'main'));
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
  expect((await post(now)).status).toBe(422);
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
