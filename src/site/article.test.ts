import { expect, test } from 'vitest';
import { articlePath, isoDay } from './article.ts';

test('a day is the same for machines in whatever order it is written', () => {
  expect([isoDay('27 July 2022'), isoDay('July 27, 2022')]).toEqual(['2022-07-27', '2022-07-27']);
});

test("an article's address has the number of its folder, which has to have one", () => {
  expect(articlePath('05-comment-section')).toBe('/blogpost5');
  expect(() => articlePath('comment-section')).toThrow(/must begin with the article's number/);
});
