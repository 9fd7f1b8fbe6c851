import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeEvening } from './evening-site.ts';
import { type Built, deadLinks, emptyElements, siteTree } from './site-tree.ts';

const tree = siteTree('evening');
let built: Built;
beforeAll(async () => {
  await writeEvening(tree);
  built = tree.build();
}, 300_000);
afterAll(() => tree.remove());

test('every page is there, nothing is empty, and nothing leads nowhere', () => {
  expect(built.pages).toEqual(
    expect.arrayContaining(['/', '/blogpost1', '/blogpost2', '/blogpost3', '/uses']),
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
  for (const path of ['/', '/blogpost1', '/uses']) {
    expect(built.page(path).documentElement.innerHTML, path).toContain('#0b7285');
    expect(built.page(path).querySelector('script[src="https://gc.zgo.at/count.js"]'), path).not.toBeNull();
    expect(built.manifest.contentSecurityPolicies[path]).toContain('https://muster.goatcounter.com/count');
  }
});

test('what Astro caches has no words of a language, which the next build may change', () => {
  const cached = readFileSync('node_modules/.astro/dist/tree-evening/data-store.json', 'utf8');
  expect(built.page('/blogpost1').body.textContent).toContain('20. November 2026');
  expect(cached.includes('articles/01-first/index')).toBe(true);
  expect(cached.includes('20. November 2026')).toBe(false);
});

test('math keeps its TeX in the Markdown twin and in the feeds', () => {
  expect(built.read('blogpost1.md')).toContain(String.raw`$t = \frac{8 s}{b}$`);
  for (const feed of ['feed.xml', 'feed.json'])
    expect(built.read(feed)).toMatch(/t = \\{1,2}frac\{8 s\}\{b\}/);
});

const picture = (path: string, selector: string) => {
  const img = built.page(path).querySelector(`${selector} picture img`);
  const said = (name: string) => img?.getAttribute(name) ?? '';
  return { img, said, avif: img?.parentElement?.querySelector('source')?.getAttribute('srcset') ?? '' };
};

test.each([
  [
    'the text of an article',
    '/blogpost3',
    '.prose',
    'The calendar of a week, with three repairs',
    1600 / 1000,
  ],
  ['a cover', '/blogpost3', '#cover', '', 700 / 900],
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
    /!\[The calendar[^\]]*\]\(https:\/\/muster\.dev\/([^)]+)\)/.exec(built.read('blogpost3.md')) ?? [];
  expect(built.has(file), file).toBe(true);
});

test('only a cover is loaded at once', () => {
  expect(picture('/blogpost3', '#cover').said('loading')).toBe('');
  expect(picture('/blogpost3', '.prose').said('loading')).toBe('lazy');
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
    built.page('/blogpost3').querySelector('[data-share], [href="/subscribe"], form[action*="subscribe"]'),
  ).toBeNull();
});
