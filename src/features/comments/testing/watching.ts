import { expect, vi } from 'vitest';
import type { Comment, Cursor, PagePath, Thread } from '../model.ts';
import type { Change, CommentsPort } from '../port.ts';
import { accepted } from './test-page.ts';

/** Every thread of a page, by reading one page after the other. */
export async function allThreads(port: CommentsPort, page: PagePath): Promise<readonly Thread[]> {
  const found: Thread[] = [];
  for (let before: Cursor | undefined | null; before !== null; ) {
    const { threads, next } = accepted(await port.threads(page, before));
    found.push(...threads);
    before = next;
  }
  return found;
}

/** Every reply of a thread, by reading on from where it ends. */
export async function allReplies(
  port: CommentsPort,
  page: PagePath,
  thread: Thread,
): Promise<readonly Comment[]> {
  const found = [...thread.replies];
  for (let after = thread.next; after !== null; ) {
    const { replies, next } = accepted(await port.replies(page, thread.id, after));
    found.push(...replies);
    after = next;
  }
  return found;
}

/** Follows a page as a client does. `sees` waits until it has the comments with these bodies, and no others. */
export function watching(port: CommentsPort, page: PagePath) {
  let comments = new Map<string, Comment>();
  let isKnown = false;
  const heard: Change[] = [];
  const apply = (change: Change) => {
    if (change.kind === 'upserted') comments.set(change.comment.id, change.comment);
    if (change.kind === 'removed') comments.delete(change.id);
    if (change.kind === 'stale') void load();
  };
  const load = async () => {
    const before = heard.length;
    const loaded: Comment[] = [];
    for (const thread of await allThreads(port, page))
      loaded.push(...(thread.top ? [thread.top] : []), ...(await allReplies(port, page, thread)));
    comments = new Map(loaded.map((comment) => [comment.id, comment]));
    // A change that came before the answer may be newer than the answer.
    for (const change of heard.slice(before)) if (change.kind !== 'stale') apply(change);
    isKnown = true;
  };
  const stop = port.changes(page, (change) => {
    heard.push(change);
    apply(change);
  });
  void load();
  const latest = () => [...comments.values()];
  const sees = (...expected: readonly string[]) =>
    vi.waitFor(
      () => {
        expect(isKnown).toBe(true);
        const bodies = latest().map(({ body }) => body);
        expect(bodies.toSorted()).toEqual(expected.toSorted());
      },
      { timeout: 20_000, interval: 10 },
    );
  return { sees, stop, latest, heard };
}
