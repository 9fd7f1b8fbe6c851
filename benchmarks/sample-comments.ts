import { readdirSync, readFileSync } from 'node:fs';
import { type Comment, type CommentId, newCommentId, type PagePath } from '#features/comments/model.ts';

const names = ['Ada Sample', 'Grace Example', 'Linus Placeholder', 'Margaret Specimen', 'Edsger Testcase'];
const minutesApart = 10;
/** Replies go to one of this many newest threads, as in a real conversation. */
const threadsInTalk = 30;

/** Comments of 40 to 400 characters, oldest first, half of them replies. Except for ids and times, they are always the same. */
export function sampleComments(count: number, page: PagePath): readonly Comment[] {
  const random = randomNumbers(count);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  const words = wordsOfRecords();
  const threads: CommentId[] = [];
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => {
    const id = newCommentId();
    const parentId = (random() < 0.5 ? pick(threads.slice(-threadsInTalk)) : undefined) ?? null;
    if (parentId === null) threads.push(id);
    const length = 40 + Math.floor(random() * 361);
    const start = Math.floor(random() * (words.length - length));
    const username = pick(names) ?? '';
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
      userImg: '/oidc/people/ada.svg',
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

/** Numbers from 0 to 1, reproducible by seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
