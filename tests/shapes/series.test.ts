import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Built, deadLinks, emptyElements, siteTree } from './site-tree.ts';

// A series whose parts have another article between them, and a part that isn't published; tags with letters of all kinds.

const tree = siteTree('series');
let built: Built;
beforeAll(() => {
  tree.write(
    'site.config.ts',
    `import { defineConfig } from '#site/config.ts';
export default defineConfig({
  owner: { name: 'Ada Sample', email: 'ada@ada.dev' },
  host: 'https://ada.dev',
  comments: { kind: 'none' },
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
  built = tree.build();
}, 300_000);
afterAll(() => tree.remove());

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
  const links = [...built.page(path).querySelectorAll('link[type="application/atom+xml"]')];
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
    'Über uns 1 post',
  ]);
  expect(links('/tags', 'main')).toEqual(['/tags/c', '/tags/css', '/tags/über-uns']);
  expect(links('/posts', 'nav[aria-label="More posts"]')).toEqual(['/tags']);
  expect(built.read('sitemap.xml')).toContain('<loc>https://ada.dev/tags</loc>');
});

test('nothing leads nowhere, and nothing is empty', () => {
  expect(deadLinks(built)).toEqual([]);
  expect(emptyElements(built)).toEqual([]);
});
