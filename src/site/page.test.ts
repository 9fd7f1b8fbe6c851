import { expect, test } from 'vitest';
import { pageSchema, pagesOf } from './page.ts';

const data = {
  title: 'Uses',
  description: 'The desk, the keyboard and the programs that I work with every day.',
};
const paths = (name: string, more: object = {}, isPreview = false) =>
  pagesOf([{ name, data: pageSchema.parse({ ...data, ...more }) }], { articles: ['/my-app'], isPreview }).map(
    ({ path }) => path,
  );

test('the name of the file is the address', () => {
  expect(paths('uses')).toEqual(['/uses']);
});

test('a draft is shown while one writes, and never published', () => {
  expect(paths('uses', { draft: true })).toEqual([]);
  expect(paths('uses', { draft: true }, true)).toEqual(['/uses']);
});

test('an address that another page, an article or the server has is refused', () => {
  expect(() => paths('subscribe')).toThrow(/pages\/subscribe\.mdx:1 .* is the address of another page/);
  expect(() => paths('auth')).toThrow(/another page/);
  expect(() => paths('my-app')).toThrow(/pages\/my-app\.mdx:1 is \/my-app, as an article is/);
});
