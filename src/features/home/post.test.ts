import { expect, test } from 'vitest';
import { postOf } from './post.ts';

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
