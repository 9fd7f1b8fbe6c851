import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Built, deadLinks, emptyElements, siteTree } from './site-tree.ts';

// A series whose parts have another article between them, and a part that isn't published.

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
  article(2, 'Between', 'tags: [CSS]');
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

test('nothing leads nowhere, and nothing is empty', () => {
  expect(deadLinks(built)).toEqual([]);
  expect(emptyElements(built)).toEqual([]);
});
