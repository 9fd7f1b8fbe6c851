import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { articleSchema, articlesOf, newestFirst, slugSchema, tagPath } from './article.ts';

const source = (folder: string, more: Record<string, unknown> = {}) => ({
  folder,
  data: articleSchema.parse({
    title: 'A title',
    description: 'What this article is about, in one or two sentences of some length.',
    published: '2026-11-20',
    minutes: 3,
    ...more,
  }),
});
const shown = (sources: Parameters<typeof articlesOf>[0], isPreview = false) =>
  articlesOf(sources, { today: '2026-11-22', isPreview }).map(({ path }) => path);

test('articles come in the order of their numbers, each at the address of its number or its slug', () => {
  expect(shown([source('10-later', { slug: 'later' }), source('02-earlier')])).toEqual([
    '/blogpost2',
    '/later',
  ]);
});

test('a draft, and an article whose day is still to come, are shown only while one writes', () => {
  const sources = [source('1-draft', { draft: true }), source('2-tomorrow', { published: '2026-11-23' })];
  expect(shown(sources)).toEqual([]);
  expect(shown(sources, true)).toEqual(['/blogpost1', '/blogpost2']);
  expect(shown([source('3-today', { published: '2026-11-22' })])).toEqual(['/blogpost3']);
});

test('the newest article is the first, where the owner wants it so', () => {
  const articles = articlesOf(
    [
      source('1-old', { published: '2025-01-01' }),
      source('2-new'),
      source('3-same-day'),
      source('4-older', { published: '2024-01-01' }),
    ],
    { today: '2026-11-22', isPreview: false },
  );
  expect(newestFirst(articles).map(({ folder }) => folder)).toEqual([
    '3-same-day',
    '2-new',
    '1-old',
    '4-older',
  ]);
});

test('two articles with one address stop the build, with a sentence that names both', () => {
  expect(() => shown([source('4-one'), source('04-another')])).toThrow(
    'articles/04-another/index.mdx:1 is /blogpost4, as articles/4-one is: give one of them another number or slug',
  );
});

test('a folder without a number stops the build', () => {
  expect(() => shown([source('my-article')])).toThrow(/begin the folder's name with one/);
});

test.each(['Upper', 'two words', 'tags', '-start', 'a'.repeat(61)])('the slug “%s” is refused', (slug) => {
  expect(() => source('1-a', { slug })).toThrow();
});

test('no article and no page of the owner takes the address of a page of the site', () => {
  const names = globSync(['src/pages/*.astro', 'src/pages/[a-z]*/']).map((file) => parse(file).name);
  const own = names.filter((name) => !name.startsWith('['));
  expect(own).toEqual(expect.arrayContaining(['moderation', 'posts', 'tags']));
  expect(own.filter((name) => slugSchema.safeParse(name).success)).toEqual([]);
});

test('a tag has a page whose address can be read', () => {
  expect([tagPath('Web & CSS'), tagPath('C++'), tagPath('日本')]).toEqual([
    '/tags/web-css',
    '/tags/c',
    '/tags/日本',
  ]);
});
