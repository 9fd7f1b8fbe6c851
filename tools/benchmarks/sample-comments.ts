import { readdirSync, readFileSync } from 'node:fs';
import { type Comment, type CommentId, newCommentId, type PagePath } from '#features/comments/model.ts';

const names = ['Ada Sample', 'Grace Example', 'Linus Placeholder', 'Margaret Specimen', 'Edsger Testcase'];
const minutesApart = 10;
/** Replies go to one of this many newest threads, as in a real conversation. */
const threadsInTalk = 30;

/** Comments of 40 to 400 characters, oldest first, half of them replies. Except for ids and times, they are always the same. */
export function sampleComments(count: number, page: PagePath): readonly Comment[] {
  const words = wordsOfRecords();
  const threads: CommentId[] = [];
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => {
    const id = newCommentId();
    // Squares make some threads longer than others.
    const back = 1 + ((index * index) % Math.min(threadsInTalk, threads.length));
    const parentId = (index % 2 === 1 && threads.at(-back)) || null;
    if (parentId === null) threads.push(id);
    const length = 40 + ((index * 37) % 361);
    const start = (index * 101) % (words.length - length);
    const username = names[index % names.length] ?? '';
    return {
      id,
      parentId,
      body: words
        .slice(start, start + length)
        .join(' ')
        .slice(0, length)
        .trim(),
      userId: `google-${username.length}-${username}`,
      username,
      userImg: '/auth/people/ada.svg',
      createdAt: new Date(now - (count - index) * minutesApart * 60_000).toISOString(),
      pathName: page,
    };
  });
}

/** Real sentences, because generated ones compress too well. */
function wordsOfRecords(): readonly string[] {
  const folder = 'docs/decisions';
  return readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join(' ')
    .split(/\s+/);
}
