import type { Comment } from '../src/comment.ts';

export const pathName = '/plum-cake';

const comment = (
  id: string,
  username: string,
  time: string,
  body: string,
  parentId: string | null = null,
): Comment => ({
  id,
  body,
  parentId,
  userId: username.toLowerCase(),
  username,
  createdAt: `2026-09-${time}:00.000Z`,
  editedAt: null,
  pathName,
});

/** What invented people have said. The first comment of one thread was deleted. */
export const firstComments: readonly Comment[] = [
  comment(
    'sugar12',
    'Cleo',
    '12T16:20',
    'I used half the sugar, and nobody noticed. Is it meant to sink in the middle?',
  ),
  comment(
    'sugar13',
    'Ada',
    '12T17:05',
    'It is. That’s where the plums are.',
    'sugar12',
  ),
  comment(
    'sugar14',
    'Cleo',
    '12T17:31',
    'Then mine is perfect.',
    'sugar12',
  ),
  comment(
    'oven122',
    'Ben',
    '10T08:15',
    'A small oven needs ten minutes more. Ask me how I know.',
    'gone123',
  ),
  comment(
    'fruit12',
    'Ben',
    '09T19:40',
    'Works with apricots.\nWorks with no fruit at all, which I don’t recommend.',
  ),
];
