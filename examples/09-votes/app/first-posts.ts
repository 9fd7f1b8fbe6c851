import type { Post } from '../src/post.ts';

const post = (
  day: number,
  username: string,
  text: string,
  upvotes: string,
  downvotes = '',
): Post => ({
  id: `first-${day}`,
  text,
  userId: username.toLowerCase(),
  username,
  createdAt: `2026-05-0${day}T09:00:00.000Z`,
  upvotes: upvotes.split(' ').filter(Boolean),
  downvotes: downvotes.split(' ').filter(Boolean),
  isPending: false,
});

/** What the neighbors of an invented street have posted, newest first. */
export const firstPosts: readonly Post[] = [
  post(
    7,
    'Gil',
    'Close the street to cars on the first Sunday of the month',
    'gil hana',
    'cleo dan ian',
  ),
  post(
    6,
    'Cleo',
    'A shelf by the bakery: take a book, leave a book',
    'cleo eva gil hana ian',
  ),
  post(
    5,
    'Ben',
    'One evening to repair bicycles together, with soup',
    'ben cleo dan eva hana',
  ),
  post(
    4,
    'Eva',
    'Paint the bus stop. Any color but beige',
    'eva dan ian',
    'gil',
  ),
  post(
    3,
    'Ada',
    'A bench under the linden, where the shade is at four',
    'ada cleo dan eva gil hana ian',
  ),
  post(
    2,
    'Hana',
    'Ring the school bell half an hour later',
    'hana',
    'ada cleo dan',
  ),
];
