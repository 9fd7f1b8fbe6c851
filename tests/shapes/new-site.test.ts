import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PackedFiles } from '#lib/packed-files.ts';
import { loadRenderer } from '#server/comments/article-pages.ts';
import { posting } from '#server/testing/comment-requests.ts';
import { openSharedTestApp, type TestApp } from '#server/testing/test-app.ts';
import { builtSite } from '#site/build/manifest.ts';
import { now, old, writeNewSite } from './new-site.ts';
import { type Built, deadLinks, emptyElements, siteTree } from './site-tree.ts';

const tree = siteTree('new-site');
let built: Built;
let server: TestApp;
beforeAll(async () => {
  await writeNewSite(tree);
  built = tree.build();
  const { root, files } = builtSite('dist/tree-new-site/site.config.ts');
  server = openSharedTestApp({
    files: new PackedFiles(files),
    manifest: built.manifest,
    renderer: await loadRenderer(root),
  });
}, 300_000);
afterAll(() => {
  server.close();
  tree.remove();
});

test('every page is there, nothing is empty, and nothing leads nowhere', () => {
  expect(built.pages).toEqual(
    expect.arrayContaining(['/', '/blogpost9', '/blogpost10', '/blogpost11', '/uses']),
  );
  expect(emptyElements(built)).toEqual([]);
  expect(deadLinks(built)).toEqual([]);
});

test('pages have the language, the page of its own in the header, and the pictures of the projects', () => {
  const home = built.page('/');
  expect(home.documentElement.lang).toBe('de');
  const links = [...home.querySelectorAll('header nav a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['Arbeiten', 'Blog Posts', 'What I use', 'Schreiben Sie mir']);
  expect(home.querySelectorAll('#projects picture img[alt="The calendar of a week"]')).toHaveLength(3);
});

test('the color and the counter are on every page, and the policy allows the counter', () => {
  for (const path of ['/', '/blogpost9', '/uses']) {
    expect(built.page(path).documentElement.innerHTML, path).toContain('#0b7285');
    expect(built.page(path).querySelector('script[src="https://gc.zgo.at/count.js"]'), path).not.toBeNull();
    expect(built.manifest.contentSecurityPolicies[path]).toContain('https://muster.goatcounter.com/count');
  }
});

test('what Astro caches has no words of a language, which the next build may change', () => {
  const cached = readFileSync('node_modules/.astro/dist/tree-new-site/data-store.json', 'utf8');
  expect(built.page('/blogpost9').body.textContent).toContain('20. November 2026');
  expect(cached.includes('articles/09-first/index')).toBe(true);
  expect(cached.includes('20. November 2026')).toBe(false);
});

const picture = (path: string, selector: string) => {
  const img = built.page(path).querySelector(`${selector} picture img`);
  const said = (name: string) => img?.getAttribute(name) ?? '';
  return { img, said, avif: img?.parentElement?.querySelector('source')?.getAttribute('srcset') ?? '' };
};

test.each([
  [
    'the text of an article',
    '/blogpost11',
    '.prose',
    'The calendar of a week, with three repairs',
    1600 / 1000,
  ],
  ['a cover', '/blogpost11', '#cover', '', 700 / 900],
  ['a project', '/', '#projects', 'The calendar of a week', 1600 / 1000],
  ['the card of an article', '/', '#blogposts', '', 700 / 900],
])('%s has its picture in several sizes, in its own proportions', (_, path, selector, alt, ratio) => {
  const { said, avif } = picture(path, selector);
  expect(said('alt')).toBe(alt);
  expect(Number(said('width')) / Number(said('height'))).toBeCloseTo(ratio, 2);
  expect(said('sizes')).toMatch(/rem$/);
  for (const [format, set] of [
    ['avif', avif],
    ['webp', said('srcset')],
  ] as const) {
    const files = set.split(', ').map((each) => each.split(' ')[0] ?? '');
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !file.endsWith(`.${format}`) || !built.has(file))).toEqual([]);
  }
});

test('the originals are not published', () => {
  expect(built.files.filter((file) => /^_astro\/(shop|front)\.[\w-]{8}\.\w+$/.test(file))).toEqual([]);
});

test('the article as Markdown shows the picture of the page', () => {
  const [, file = 'none'] =
    /!\[The calendar[^\]]*\]\(https:\/\/muster\.dev\/([^)]+)\)/.exec(built.read('blogpost11.md')) ?? [];
  expect(built.has(file), file).toBe(true);
});

test('a drawing, which has one size, is named with none', () => {
  const drawing = built.page('/blogpost9').querySelector('.prose img[src$=".svg"]');
  expect([drawing?.getAttribute('width'), drawing?.hasAttribute('sizes')]).toEqual(['320', false]);
});

test('only a cover is loaded at once', () => {
  expect(picture('/blogpost11', '#cover').said('loading')).toBe('');
  expect(picture('/blogpost11', '.prose').said('loading')).toBe('lazy');
});

test('no page has a style attribute, which its policy would block', () => {
  expect(built.pages.filter((path) => built.page(path).querySelector('[style]'))).toEqual([]);
});

test('an app is built that search engines should not find, with what it needs and no way to a source', () => {
  const app = built.page('/apps/sheets');
  expect(app.querySelector('[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(built.read('sitemap.xml')).not.toContain('/apps/');
  for (const needed of ['link[rel="stylesheet"]', 'script[src^="/_astro/"]'])
    expect(app.querySelector(needed), needed).not.toBeNull();
  expect(app.querySelector('script[src^="/examples"], nav')).toBeNull();
  expect(built.manifest.contentSecurityPolicies['/apps/sheets']).toContain("default-src 'none'");
});

test('links have the names that the owner gave them, each with a sign', () => {
  const links = [...built.page('/').querySelectorAll('footer a[rel="me"]')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Mastodon', 'Zine']);
  expect(links.every((link) => link.querySelector('svg'))).toBe(true);
});

test('without a microblog and a list an article asks for neither', () => {
  expect(
    built.page('/blogpost11').querySelector('[data-share], [href="/subscribe"], form[action*="subscribe"]'),
  ).toBeNull();
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
    title: 'A shop · Greta Muster',
    id: 'https://muster.dev/series/a-shop',
    page: 'https://muster.dev/blogpost1',
    self: 'https://muster.dev/series/a-shop/feed.xml',
    articles: ['Sell', 'A-title-that-is-long-and-has-no-space-where-it-could-break-on-a-phone', 'Plan'],
  });
  for (const path of ['/blogpost2', '/blogpost6', '/']) expect(feedOf(path).address, path).toBe('/feed.xml');
  expect(built.files.filter((file) => /^series.*xml$/.test(file))).toEqual(['series/a-shop/feed.xml']);
});

test('the page of a tag shows and names its feed', () => {
  expect(feedOf('/tags/css')).toMatchObject({
    address: '/tags/css/feed.xml',
    title: 'CSS · Greta Muster',
    page: 'https://muster.dev/tags/css',
    articles: ['Last', 'Alone', 'Sell', 'Between'],
  });
  expect(feedOf('/tags/über-uns')).toMatchObject({
    address: '/tags/über-uns/feed.xml',
    self: 'https://muster.dev/tags/%C3%BCber-uns/feed.xml',
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
    'Writing 2 posts',
  ]);
  expect(links('/tags', 'main')).toEqual([
    '/tags/c',
    '/tags/css',
    '/tags/forms',
    '/tags/über-uns',
    '/tags/writing',
  ]);
  expect(links('/posts', 'nav[aria-label="More posts"]')).toEqual(['/tags']);
});

test('every page that search engines may know has a picture for shared links, and is in the sitemap, except lists of articles', () => {
  const pages = built.pages.filter((path) => !built.page(path).querySelector('meta[name=robots]'));
  expect(pages).toEqual(expect.arrayContaining(['/', '/tags', '/privacy-policy', '/about/me', now]));
  const siteMap = decodeURI(built.read('sitemap.xml'));
  const picture = (path: string) =>
    new URL(built.page(path).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '')
      .pathname;
  const unknown = pages.filter((path) => !siteMap.includes(`<loc>https://muster.dev${path}</loc>`));
  expect(unknown.filter((path) => !/^\/(posts|tags\/.*)$/.test(path))).toEqual([]);
  expect(pages.filter((path) => !built.has(picture(path)))).toEqual([]);
  expect(built.read('robots.txt')).toContain('Sitemap: https://muster.dev/sitemap.xml');
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
    `https://muster.dev${now}`,
    `https://muster.dev/og${now}.png`,
  ]);
  expect(built.manifest.contentSecurityPolicies[now]).toContain('googleusercontent.com');
  expect(built.manifest.contentSecurityPolicies['/about/me']).not.toContain('googleusercontent.com');
});

test('a page at /home has another image than the home page', () => {
  const imageOf = (path: string) =>
    built
      .page(path)
      .querySelector('meta[property="og:image"]')
      ?.getAttribute('content')
      ?.replace('https://muster.dev/', '') ?? '';
  expect([imageOf('/'), imageOf('/home')].map(built.has)).toEqual([true, true]);
  expect(imageOf('/')).not.toBe(imageOf('/home'));
});

test('without a cover, its card and its title card show the same drawing of its title', () => {
  const drawn = (path: string, part: string) =>
    built.page(path).querySelector(`${part} [data-cover] svg`)?.innerHTML;
  const card = drawn('/posts', `li:has([href="${now}"])`);
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
  const comment = { id: 'abc1234', body: 'Written at the old address' };
  const post = (page: string) => grace(`/api/comments?page=${page}`, posting(comment));
  expect((await post(now)).status).toBe(422);
  expect((await post(old)).status).toBe(201);
  const page = await (await server.app.request(now)).text();
  expect(page).toContain(comment.body);
  // What the browser goes on with.
  expect(page).toMatch(/props="[^"]*&quot;page&quot;:\[0,&quot;\/forms&quot;\]/);
  expect(page).toContain(`[0,&quot;${now}/comments&quot;]`);
  const feed = await (await server.app.request(`${now}/comments.xml`)).text();
  expect(feed).toContain(`https://muster.dev${old}#comment-abc1234`);
  expect(feed).toContain('Forms');
});
