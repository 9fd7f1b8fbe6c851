import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { articleSchema, isPublished, newestFirst, slugSchema, tagPath } from './article.ts';

const article = (folder: string, more: Record<string, unknown> = {}) => ({
  ...articleSchema.parse({
    title: 'A title',
    description: 'What this article is about, in one or two sentences of some length.',
    published: '2026-11-20',
    minutes: 3,
    ...more,
  }),
  folder,
  path: '/a',
});

test('a draft, and an article whose day is still to come, are not published', () => {
  const isShown = (more: Record<string, unknown>) => isPublished(article('1-a', more), '2026-11-22');
  expect(isShown({ draft: true })).toBe(false);
  expect(isShown({ published: '2026-11-23' })).toBe(false);
  expect(isShown({ published: '2026-11-22' })).toBe(true);
});

test('the newest article is the first, where the owner wants it so', () => {
  const articles = [
    article('1-old', { published: '2025-01-01' }),
    article('2-new'),
    article('3-same-day'),
    article('4-older', { published: '2024-01-01' }),
  ];
  expect(newestFirst(articles).map(({ folder }) => folder)).toEqual([
    '3-same-day',
    '2-new',
    '1-old',
    '4-older',
  ]);
});

test.each(['Upper', 'two words', 'tags', '-start', 'a'.repeat(61)])('the slug “%s” is refused', (slug) => {
  expect(() => article('1-a', { slug })).toThrow();
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
