import { assert, expect } from 'vitest';
import { firstReplies, newCommentId, repliesAtOnce, threadsAtOnce } from '../model.ts';
import type { ContractTest } from './contract-test.ts';
import { accepted, ids, refusalOf, repliesTo, stored } from './test-page.ts';
import { allReplies, allThreads } from './watching.ts';

/** Pages of threads and of replies, cursors, and links to a comment. */
export function pagingCases(test: ContractTest): void {
  test('threads come newest first, a page at a time', async ({ ada, signedOut, page, holds }) => {
    const all = stored(45, ada.reader, page);
    await holds(all);
    const newestFirst = ids(all).toReversed();
    const first = accepted(await signedOut.threads(page));
    const second = accepted(await signedOut.threads(page, first.next ?? undefined));
    const third = accepted(await signedOut.threads(page, second.next ?? undefined));
    expect(ids(first.threads)).toEqual(newestFirst.slice(0, threadsAtOnce));
    expect(ids(second.threads)).toEqual(newestFirst.slice(threadsAtOnce, 2 * threadsAtOnce));
    expect(ids(third.threads)).toEqual(newestFirst.slice(2 * threadsAtOnce));
    expect([first.total, second.total, third.total, third.next]).toEqual([45, 45, 45, null]);
  });

  test('a page that ends with the last thread has no next one', async ({ ada, signedOut, page, holds }) => {
    await holds(stored(threadsAtOnce, ada.reader, page));
    expect(accepted(await signedOut.threads(page)).next).toBeNull();
  });

  test('comments of one millisecond are neither lost nor doubled', async ({
    ada,
    signedOut,
    page,
    holds,
  }) => {
    const createdAt = '2026-01-01T00:00:00.000Z';
    const tops = stored(45, ada.reader, page, { createdAt });
    const parentId = tops[0]?.id ?? null;
    const replies = stored(25, ada.reader, page, { createdAt, parentId });
    await holds([...tops, ...replies]);
    const threads = await allThreads(signedOut, page);
    expect(ids(threads).toSorted()).toEqual(ids(tops).toSorted());
    const thread = threads.find(({ id }) => id === parentId);
    assert(thread);
    expect(ids(await allReplies(signedOut, page, thread)).toSorted()).toEqual(ids(replies).toSorted());
  });

  test('a thread brings its first replies, oldest first, and says how many more there are', async ({
    ada,
    signedOut,
    page,
    holds,
  }) => {
    const tops = stored(1, ada.reader, page);
    const replies = stored(75, ada.reader, page, { parentId: tops[0]?.id ?? null });
    await holds([...tops, ...replies]);
    const { threads, total } = accepted(await signedOut.threads(page));
    const [thread] = threads;
    assert(thread?.next);
    expect([total, thread.top, thread.more]).toEqual([76, tops[0], 75 - firstReplies]);
    expect(ids(thread.replies)).toEqual(ids(replies).slice(0, firstReplies));
    const second = accepted(await signedOut.replies(page, thread.id, thread.next));
    expect(ids(second.replies)).toEqual(ids(replies).slice(firstReplies, firstReplies + repliesAtOnce));
    expect(await allReplies(signedOut, page, thread)).toEqual(replies);
  });

  test('a thread whose replies are all there has no more', async ({ ada, signedOut, page, holds }) => {
    const tops = stored(1, ada.reader, page);
    await holds([...tops, ...stored(firstReplies, ada.reader, page, { parentId: tops[0]?.id ?? null })]);
    const [thread] = accepted(await signedOut.threads(page)).threads;
    expect([thread?.replies.length, thread?.more, thread?.next]).toEqual([firstReplies, 0, null]);
  });

  test('a cursor outlives the comment that it names', async ({ ada, signedOut, page, holds }) => {
    const all = stored(25, ada.reader, page);
    await holds(all);
    const first = accepted(await signedOut.threads(page));
    accepted(await ada.port.remove(first.threads.at(-1)?.id ?? newCommentId()));
    const second = accepted(await signedOut.threads(page, first.next ?? undefined));
    expect(ids(second.threads)).toEqual(ids(all).toReversed().slice(threadsAtOnce));
  });

  test('a comment is found wherever it is, and its thread with it', async ({
    ada,
    signedOut,
    page,
    holds,
  }) => {
    const tops = stored(30, ada.reader, page);
    const [oldest] = tops;
    assert(oldest);
    const replies = stored(75, ada.reader, page, { parentId: oldest.id });
    const [near, far] = [replies[3], replies[70]];
    assert(near && far);
    await holds([...tops, ...replies]);
    const find = async (id: typeof oldest.id) => accepted(await signedOut.find(page, id));
    const first = ids(replies).slice(0, firstReplies);
    const withFar = await find(far.id);
    expect([withFar.top, ids(withFar.replies), withFar.more]).toEqual([
      oldest,
      [...first, far.id],
      74 - firstReplies,
    ]);
    const withNear = await find(near.id);
    expect([ids(withNear.replies), withNear.more]).toEqual([first, 75 - firstReplies]);
    expect((await find(oldest.id)).top).toEqual(oldest);
  });

  test('what is not on the page is not found', async ({ ada, signedOut, page, otherPage, holds }) => {
    const there = stored(1, ada.reader, otherPage);
    await holds(there);
    for (const id of [...ids(there), newCommentId()])
      expect(refusalOf(await signedOut.find(page, id))).toBe('not-found');
  });

  test('ten thousand comments are counted, and the first and last are found', async (testPage) => {
    const { ada, signedOut, page, holds } = testPage;
    const tops = stored(5000, ada.reader, page);
    await holds([...tops, ...repliesTo(tops)]);
    const first = accepted(await signedOut.threads(page));
    expect(first.total).toBe(10_000);
    expect(ids(first.threads)).toEqual(ids(tops).toReversed().slice(0, threadsAtOnce));
    expect(first.threads.every(({ replies }) => replies.length === 1)).toBe(true);
    const [oldest] = tops;
    assert(oldest);
    expect(accepted(await signedOut.find(page, oldest.id)).top).toEqual(oldest);
  });
}
