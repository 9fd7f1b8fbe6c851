import { globSync, readFileSync } from 'node:fs';
import { type Comment, type CommentId, newCommentId, type PagePath } from '#features/comments/model.ts';

const minutesApart = 10;
/** Replies go to one of this many newest threads, as in a real conversation. */
const threadsInTalk = 30;
const username = 'Ada Sample';

/** Comments of 40 to 400 characters, oldest first, half of them replies. Except for ids and times, they are always the same. */
export function sampleComments(count: number, pathName: PagePath): readonly Comment[] {
  // Real sentences, because generated ones compress too well.
  const text = globSync('docs/decisions/*.md')
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .join(' ');
  const threads: CommentId[] = [];
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => {
    const id = newCommentId();
    // Squares make some threads longer than others.
    const back = 1 + ((index * index) % Math.min(threadsInTalk, threads.length));
    const parentId = (index % 2 === 1 && threads.at(-back)) || null;
    if (parentId === null) threads.push(id);
    const start = (index * 601) % (text.length - 400);
    const body = text.slice(start, start + 40 + ((index * 37) % 361)).trim();
    const createdAt = new Date(now - (count - index) * minutesApart * 60_000).toISOString();
    const person = { userId: 'google-1', username, userImg: '/auth/people/ada.svg' };
    return { id, parentId, body, ...person, createdAt, pathName };
  });
}
