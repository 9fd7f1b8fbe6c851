import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import {
  articlePath,
  articleSchema,
  commentsAddress,
  isPublished,
  newestFirst,
  pathSchema,
  postsByYear,
  postsOnPage,
  tagPath,
} from './article.ts';

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

test('more posts than fit on a page have a page for each year', () => {
  const many = Array.from({ length: postsOnPage + 1 }, (_, index) =>
    article(`${index}-a`, { published: index < 3 ? '2026-11-20' : '2024-01-01' }),
  );
  expect([...postsByYear(many)].map(([year, posts]) => [year, posts.length])).toEqual([
    ['2026', 3],
    ['2024', postsOnPage - 2],
  ]);
  expect(postsByYear(many.slice(1)).size).toBe(0);
});

test.each(['Upper', 'two words', 'tags', '-start', 'a//b', 'blog/files', 'a'.repeat(200)])(
  'the address “/%s” is refused',
  (slug) => {
    expect(() => article('1-a', { slug })).toThrow();
    expect(() => article('1-a', { path: `/${slug}` })).toThrow();
  },
);

test('no article and no page of the owner takes the address of a page of the site', () => {
  const names = globSync(['src/pages/*.astro', 'src/pages/[a-z]*/']).map((file) => parse(file).name);
  const own = names.filter((name) => !name.startsWith('['));
  expect(own).toEqual(expect.arrayContaining(['moderation', 'posts', 'tags']));
  expect(own.filter((name) => pathSchema.safeParse(`/${name}`).success)).toEqual([]);
});

test('an article may be below a page of the site, but not where the server or the build has files', () => {
  const isFree = (path: string) => pathSchema.safeParse(path).success;
  expect(['/posts/forms', '/feed/forms', '/posts', '/og/forms', '/api/forms'].map(isFree)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('an address has any number of segments, and its last slash is left out', () => {
  const pathOf = (more: object) => articlePath('1-a', { ...article('1-a'), path: undefined, ...more });
  const path = pathSchema.parse('/2021/forms/');
  expect([pathOf({}), pathOf({ path })]).toEqual(['/blogpost1', '/2021/forms']);
  expect(article('1-a', { slug: 'forms' }).slug).toBe('/forms');
});

test('an alias is one address however it was written, and never another host', () => {
  const aliases = ['/2021/Forms_1.html', '/blog/forms/', '/notes/index.html', '/überleben', '/a/..b/.c'];
  expect(article('1-a', { aliases }).aliases).toEqual([
    '/2021/Forms_1',
    '/blog/forms',
    '/notes',
    '/überleben',
    '/a/..b/.c',
  ]);
  for (const alias of [
    '//other.example',
    '/?p=12',
    'forms',
    '/%C3%BC',
    '/all/*',
    '/a/../../b',
    '/./a',
    '/a/..',
  ])
    expect(() => article('1-a', { aliases: [alias] }), alias).toThrow();
});

test('comments are stored under the first address that an article of this site can have', () => {
  const first = (aliases: readonly string[]) => commentsAddress(article('1-a', { aliases }));
  expect(first([])).toBe('/a');
  expect(first(['/2021/Forms_1.html', '/forms/', '/blogpost4'])).toBe('/forms');
});

test('the address of a tag’s page is readable', () => {
  expect(['Web & CSS', 'C++', '日本', 'u\u0308ber', 'हिन्दी', '🚲'].map(tagPath)).toEqual([
    '/tags/web-css',
    '/tags/c',
    '/tags/日本',
    '/tags/über',
    '/tags/हिन्दी',
    '/tags/tag',
  ]);
});
