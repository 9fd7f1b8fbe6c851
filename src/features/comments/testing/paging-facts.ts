import { expect } from 'vitest';
import { type Comment, commentIdSchema, newCommentId, type PagePath, type Reader } from '../model.ts';
import { accepted, draft, refusalOf, type Stage } from './stage.ts';

const start = Date.UTC(2026, 0, 1);

/** Comments as they lie in a backend, one second apart. */
function stored(count: number, author: Reader, page: PagePath, more: Partial<Comment> = {}): Comment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: newCommentId(),
    body: `Body ${index}`,
    parentId: null,
    userId: author.uid,
    username: author.displayName,
    userImg: author.photoURL,
    createdAt: new Date(start + index * 1000).toISOString(),
    pathName: page,
    ...more,
  }));
}

const ids = (comments: readonly { readonly id: string }[]) => comments.map(({ id }) => id);

/** What the port promises about pages, cursors, tombstones and links. */
export function pagingFacts(fact: (title: string, check: (stage: Stage) => Promise<void>) => void): void {
  fact('threads come newest first, twenty at a time', async ({ ada, signedOut, page, holds }) => {
    const all = stored(45, ada.reader, page);
    await holds(all);
    const newestFirst = ids(all).toReversed();
    const first = accepted(await signedOut.threads(page));
    const second = accepted(await signedOut.threads(page, first.next ?? undefined));
    const third = accepted(await signedOut.threads(page, second.next ?? undefined));
    expect(ids(first.threads)).toEqual(newestFirst.slice(0, 20));
    expect(ids(second.threads)).toEqual(newestFirst.slice(20, 40));
    expect(ids(third.threads)).toEqual(newestFirst.slice(40));
    expect([first.total, second.total, third.total, third.next]).toEqual([45, 45, 45, null]);
  });

  fact('a page that ends with the last thread has no next one', async ({ ada, signedOut, page, holds }) => {
    await holds(stored(20, ada.reader, page));
    expect(accepted(await signedOut.threads(page)).next).toBeNull();
  });

  fact(
    'comments of one millisecond are neither lost nor doubled',
    async ({ ada, signedOut, page, holds }) => {
      const createdAt = new Date(start).toISOString();
      const all = stored(45, ada.reader, page, { createdAt });
      const replies = stored(25, ada.reader, page, { createdAt, parentId: all[0]?.id ?? null });
      await holds([...all, ...replies]);
      const seen: string[] = [];
      let before = accepted(await signedOut.threads(page)).next;
      seen.push(...ids(accepted(await signedOut.threads(page)).threads));
      while (before) {
        const { threads, next } = accepted(await signedOut.threads(page, before));
        seen.push(...ids(threads));
        before = next;
      }
      expect(seen.toSorted()).toEqual(ids(all).toSorted());
      const thread = accepted(await signedOut.find(page, all[0]?.id ?? newCommentId()));
      const further = thread.next
        ? accepted(await signedOut.replies(page, thread.id, thread.next)).replies
        : [];
      expect([...ids(thread.replies), ...ids(further)].toSorted()).toEqual(ids(replies).toSorted());
    },
  );

  fact(
    'a thread brings its first ten replies, oldest first, and says how many more there are',
    async ({ ada, signedOut, page, holds }) => {
      const [top] = stored(1, ada.reader, page);
      const replies = stored(75, ada.reader, page, { parentId: top?.id ?? null });
      await holds([...(top ? [top] : []), ...replies]);
      const { threads, total } = accepted(await signedOut.threads(page));
      const [thread] = threads;
      expect(total).toBe(76);
      expect(thread?.top).toEqual(top);
      expect(ids(thread?.replies ?? [])).toEqual(ids(replies).slice(0, 10));
      expect(thread?.more).toBe(65);
      if (!thread?.next) throw new Error('the thread has a next page of replies');
      const second = accepted(await signedOut.replies(page, thread.id, thread.next));
      expect(ids(second.replies)).toEqual(ids(replies).slice(10, 60));
      if (!second.next) throw new Error('there is a third page of replies');
      const third = accepted(await signedOut.replies(page, thread.id, second.next));
      expect(ids(third.replies)).toEqual(ids(replies).slice(60));
      expect(third.next).toBeNull();
    },
  );

  fact('a thread whose replies are all there has no more', async ({ ada, signedOut, page, holds }) => {
    const [top] = stored(1, ada.reader, page);
    await holds([...(top ? [top] : []), ...stored(10, ada.reader, page, { parentId: top?.id ?? null })]);
    const [thread] = accepted(await signedOut.threads(page)).threads;
    expect([thread?.replies.length, thread?.more, thread?.next]).toEqual([10, 0, null]);
  });

  fact('a cursor outlives the comment that it names', async ({ ada, signedOut, page, holds }) => {
    const all = stored(25, ada.reader, page);
    await holds(all);
    const first = accepted(await signedOut.threads(page));
    const last = first.threads.at(-1);
    accepted(await ada.port.remove(page, last?.id ?? newCommentId()));
    const second = accepted(await signedOut.threads(page, first.next ?? undefined));
    expect(ids(second.threads)).toEqual(ids(all).toReversed().slice(20));
  });

  fact(
    'a comment is found wherever it is, and its thread with it',
    async ({ ada, signedOut, page, holds }) => {
      const tops = stored(30, ada.reader, page);
      const [oldest] = tops;
      const replies = stored(75, ada.reader, page, { parentId: oldest?.id ?? null });
      await holds([...tops, ...replies]);
      const far = replies[70]?.id ?? newCommentId();
      const found = accepted(await signedOut.find(page, far));
      expect(found.top).toEqual(oldest);
      expect(ids(found.replies)).toEqual([...ids(replies).slice(0, 10), far]);
      expect(found.more).toBe(64);
      const near = accepted(await signedOut.find(page, replies[3]?.id ?? newCommentId()));
      expect(ids(near.replies)).toEqual(ids(replies).slice(0, 10));
      expect(near.more).toBe(65);
      expect(accepted(await signedOut.find(page, oldest?.id ?? newCommentId())).top).toEqual(oldest);
    },
  );

  fact('what is not on the page is not found', async ({ ada, signedOut, page, otherPage, holds }) => {
    const [there] = stored(1, ada.reader, otherPage);
    await holds(there ? [there] : []);
    expect(refusalOf(await signedOut.find(page, there?.id ?? newCommentId()))).toBe('not-found');
    expect(refusalOf(await signedOut.find(page, newCommentId()))).toBe('not-found');
  });

  fact(
    'a deleted comment with replies keeps its place as a tombstone',
    async ({ ada, grace, signedOut, page, holds }) => {
      const tops = stored(3, ada.reader, page);
      const middle = tops[1]?.id ?? newCommentId();
      await holds(tops);
      const reply = accepted(await grace.port.post(page, draft('Answer', { parentId: middle })));
      accepted(await ada.port.remove(page, middle));
      const { threads, total } = accepted(await signedOut.threads(page));
      expect(ids(threads)).toEqual(ids(tops).toReversed());
      expect(threads[1]).toEqual({ id: middle, top: null, replies: [reply], more: 0, next: null });
      expect(total).toBe(3);
      expect(accepted(await signedOut.find(page, reply.id)).top).toBeNull();
      expect(accepted(await signedOut.find(page, middle)).replies).toEqual([reply]);
    },
  );

  fact(
    'tombstones and comments share one order across pages',
    async ({ ada, grace, signedOut, page, holds }) => {
      const tops = stored(44, ada.reader, page);
      const replies = tops.map((top) => ({
        ...top,
        id: newCommentId(),
        parentId: top.id,
        userId: grace.reader.uid,
      }));
      await holds([...tops, ...replies]);
      for (const { id } of tops.filter((_, index) => index % 4 === 0))
        accepted(await ada.port.remove(page, id));
      const seen: string[] = [];
      const first = accepted(await signedOut.threads(page));
      seen.push(...ids(first.threads));
      for (let { next } = first; next; ) {
        const further = accepted(await signedOut.threads(page, next));
        seen.push(...ids(further.threads));
        next = further.next;
      }
      expect(seen).toEqual(ids(tops).toReversed());
      expect(first.total).toBe(33 + 44);
    },
  );

  fact('a deleted comment without replies leaves nothing to see', async ({ ada, signedOut, page }) => {
    const { id } = accepted(await ada.port.post(page, draft('Soon gone')));
    accepted(await ada.port.remove(page, id));
    expect(accepted(await signedOut.threads(page))).toEqual({ threads: [], next: null, total: 0 });
    expect(refusalOf(await signedOut.find(page, id))).toBe('not-found');
  });

  fact('a tombstone goes with its last reply', async ({ ada, grace, signedOut, page }) => {
    const top = accepted(await ada.port.post(page, draft('Question')));
    const reply = accepted(await grace.port.post(page, draft('Answer', { parentId: top.id })));
    accepted(await ada.port.remove(page, top.id));
    accepted(await grace.port.remove(page, reply.id));
    expect(accepted(await signedOut.threads(page))).toEqual({ threads: [], next: null, total: 0 });
  });

  fact('the id of a deleted comment is not used again', async ({ ada, grace, page }) => {
    const sent = draft('Once');
    accepted(await ada.port.post(page, sent));
    accepted(await ada.port.remove(page, sent.id));
    expect(refusalOf(await ada.port.post(page, sent))).not.toBe('accepted');
    expect(refusalOf(await grace.port.post(page, sent))).not.toBe('accepted');
  });

  fact('nobody replies to a deleted comment', async ({ ada, grace, page }) => {
    const top = accepted(await ada.port.post(page, draft('Question')));
    accepted(await ada.port.remove(page, top.id));
    expect(refusalOf(await grace.port.post(page, draft('Late', { parentId: top.id })))).not.toBe('accepted');
  });

  fact(
    'ten thousand comments are counted, and read page by page',
    async ({ ada, signedOut, page, holds }) => {
      const tops = stored(5000, ada.reader, page);
      const replies = tops.map((top) => ({ ...top, id: newCommentId(), parentId: top.id }));
      await holds([...tops, ...replies]);
      const first = accepted(await signedOut.threads(page));
      expect(first.total).toBe(10_000);
      expect(ids(first.threads)).toEqual(ids(tops).toReversed().slice(0, 20));
      expect(first.threads.every(({ replies: own }) => own.length === 1)).toBe(true);
      const oldest = accepted(await signedOut.find(page, tops[0]?.id ?? commentIdSchema.parse('0000000')));
      expect(oldest.top).toEqual(tops[0]);
    },
  );
}
