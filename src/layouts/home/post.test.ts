import { expect, test } from 'vitest';
import { coverOf, isoDay, postOf } from './post.ts';

test('a card shows what the article says of itself, and leads to its number', () => {
  const article = {
    title: 'MERN Stack CRUD Tutorial',
    description: 'A task manager from the database to the last button.',
    published: 'April 28, 2022',
    minutes: 20,
  };
  expect(postOf('04-mern-crud', article)).toEqual({
    ...article,
    day: '2022-04-28',
    link: '/blogpost4',
    cover: 'cover-4',
  });
});

test('a day is the same for machines in whatever order it is written', () => {
  expect([isoDay('27 July 2022'), isoDay('July 27, 2022')]).toEqual(['2022-07-27', '2022-07-27']);
});

test("a tenth article has a cover before one is drawn for it, and it is no other article's", () => {
  expect(coverOf('10-my-article')).toBe('cover');
});
