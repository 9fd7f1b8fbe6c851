import { assert, expect, onTestFinished, test, vi } from 'vitest';
import { failure, success } from '#lib/outcome.ts';
import {
  type Comment,
  type CommentId,
  cursorAt,
  newCommentId,
  type Thread,
  type ThreadPage,
} from '../model.ts';
import type { Change } from '../port.ts';
import { memoryStore } from '../testing/memory-storage.ts';
import { ada, comment, grace, page } from '../testing/people.ts';
import { StoreBackend } from '../testing/store-backend.ts';
import { Visitor } from '../testing/visitor.ts';
import { answerMs, withoutStreamMs } from '../times.ts';
import { Conversation } from './conversation.ts';
import { applyChange, followLink, loadMore, loadNewest } from './reading.ts';
import { type View, viewOf, visibleComments } from './view.ts';

const one = comment('one', ada, 1);
const two = comment('two', grace, 2);
const three = comment('three', ada, 3);
const reply = comment('reply', grace, 4, { parentId: one.id });

const thread = (top: Comment, more: Partial<Thread> = {}): Thread => ({
  id: top.id,
  top,
  replies: [],
  more: 0,
  next: null,
  ...more,
});
const pageOf = (tops: readonly Comment[], more: Partial<ThreadPage> = {}): ThreadPage => ({
  threads: tops.map((top) => thread(top)),
  next: null,
  total: tops.length,
  ...more,
});

const nobody = () => Promise.reject(new Error('nobody moderates here'));

/** A conversation that begins with `first`, on a backend that answers as told. */
function open(first: ThreadPage, ...answers: readonly ThreadPage[]) {
  const store = memoryStore();
  const port = new StoreBackend().port(() => null);
  const threads = vi.fn(port.threads);
  for (const answer of answers) threads.mockResolvedValueOnce(success(answer));
  const find = vi.fn(port.find);
  const conversation = new Conversation({ page, first: { ...first, revision: '1' }, store });
  const comments = { ...port, threads, find };
  conversation.set({ backend: { comments, reader: new Visitor(ada, store), moderation: nobody } });
  return { conversation, threads, find };
}

const upserted = (each: Comment): Change => ({ kind: 'upserted', comment: each });
const removed = (id: CommentId): Change => ({ kind: 'removed', id });
const ids = (conversation: Conversation) => visibleComments(conversation.state, page).map(({ id }) => id);
const reads = (conversation: Conversation) => {
  conversation.set({ unread: new Set() });
  return ids(conversation);
};

/** What is on the screen after several changes to an empty page. */
function after(...changes: readonly Change[]) {
  const { conversation } = open(pageOf([]));
  for (const change of changes) applyChange(conversation, change);
  return { ids: reads(conversation), view: viewOf(conversation.state, page) };
}

test('a backend whose answer does not come in time begins again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { conversation } = open(pageOf([]));
  const beginAgain = vi.fn();
  const { backend } = conversation.state;
  assert(backend);
  conversation.set({ backend: { ...backend, beginAgain } });
  await conversation.ask(async () => failure({ kind: 'unavailable' }));
  await vi.advanceTimersByTimeAsync(answerMs);
  expect(beginAgain).not.toHaveBeenCalled();
  const answer = conversation.ask(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(answerMs);
  expect(await answer).toEqual(failure({ kind: 'unavailable' }));
  expect(beginAgain).toHaveBeenCalledOnce();
});

test('a new comment comes before the tombstones of earlier ones, as in the next answer', () => {
  const { conversation } = open(pageOf([], { threads: [thread(one, { replies: [reply] })] }));
  applyChange(conversation, removed(one.id));
  applyChange(conversation, upserted(three));
  expect(reads(conversation)).toEqual([three.id, reply.id]);
});

test('a new thread finds its place by its time, not by when it came', () => {
  expect(after(upserted(three), upserted(one), upserted(two)).ids).toEqual([three.id, two.id, one.id]);
});

test.for([upserted({ ...one, body: 'Edited' }), removed(one.id)])(
  'where %o may be old or new, the backend is asked, which counts',
  async (change) => {
    const first = pageOf([three, two], { next: cursorAt(two), total: 40 });
    const { conversation, threads } = open(first, { ...first, total: 39 });
    applyChange(conversation, change);
    await expect.poll(() => viewOf(conversation.state, page).total).toBe(39);
    expect(threads).toHaveBeenCalledTimes(1);
  },
);

test('a reply that is new waits below those that are not loaded, without asking', () => {
  const first = pageOf([], { threads: [thread(one, { more: 3, next: cursorAt(two) })], total: 4 });
  const { conversation, threads } = open(first);
  for (const _ of ['told', 'told again'])
    applyChange(conversation, { kind: 'upserted', comment: reply, isNew: true });
  const { total, unreadCount } = viewOf(conversation.state, page);
  expect([total, unreadCount, reads(conversation)]).toEqual([5, 1, [one.id, reply.id]]);
  expect(conversation.state.list.threads).toMatchObject([{ more: 3, next: cursorAt(two) }]);
  expect(threads).not.toHaveBeenCalled();
});

test('without an answer, an hour takes about a request a minute, even while a stream asks for it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { conversation, threads } = open(pageOf([one]));
  threads.mockResolvedValue(failure({ kind: 'unavailable' }));
  const stream = setInterval(() => applyChange(conversation, { kind: 'stale' }), withoutStreamMs);
  await vi.advanceTimersByTimeAsync(60 * withoutStreamMs);
  clearInterval(stream);
  expect(threads.mock.calls.length).toBeLessThan(120);
});

test('what the stream has loaded after an outage is not loaded again by the next try', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { conversation, threads } = open(pageOf([]));
  threads.mockResolvedValueOnce(failure({ kind: 'unavailable' })).mockResolvedValue(success(pageOf([one])));
  await loadNewest(conversation);
  applyChange(conversation, { kind: 'stale' });
  await vi.advanceTimersByTimeAsync(withoutStreamMs);
  expect(threads).toHaveBeenCalledTimes(2);
});

test('an old comment that its author edits in another tab is not put below the newest', async () => {
  const first = pageOf([three, two], { next: cursorAt(two), total: 3 });
  const { conversation, threads } = open(first, first);
  conversation.set({ reader: ada });
  applyChange(conversation, upserted({ ...one, body: 'Edited' }));
  expect(ids(conversation)).toEqual([three.id, two.id]);
  await expect.poll(() => threads).toHaveBeenCalled();
});

test('a change while the newest threads are on their way is not lost', async () => {
  const { conversation, threads } = open(pageOf([]), pageOf([one]), pageOf([two, one]));
  const loaded = loadNewest(conversation);
  applyChange(conversation, upserted(two));
  await loaded;
  expect(threads).toHaveBeenCalledTimes(2);
  expect(reads(conversation)).toEqual([two.id, one.id]);
});

test('after a gap, what is deleted is gone and what was loaded further down stays', async () => {
  const fresh = pageOf([two, one], { next: cursorAt(one) });
  const { conversation } = open(
    pageOf([three, two], { next: cursorAt(two), total: 3 }),
    pageOf([one], { total: 3 }),
    fresh,
  );
  await loadMore(conversation, 'older');
  expect(ids(conversation)).toEqual([three.id, two.id, one.id]);
  await loadNewest(conversation);
  expect(ids(conversation)).toEqual([two.id, one.id]);
});

test('when everything on the first page is new, no gap is hidden, and only a thread that is in use stays', async () => {
  const fresh = pageOf([three], { next: cursorAt(three), total: 11 });
  const { conversation } = open(pageOf([two, one], { next: cursorAt(one), total: 9 }), fresh);
  followLink(conversation, `#comment-${one.id}`);
  await loadNewest(conversation);
  expect(reads(conversation)).toEqual([three.id, one.id]);
  expect(conversation.state.list).toMatchObject({ next: fresh.next, total: 11 });
  expect(viewOf(conversation.state, page).detached.map(({ id }) => id)).toEqual([one.id]);
});

test('an answer to a question that is no longer the current one leaves no gap', async () => {
  const fresh = pageOf([three], { next: cursorAt(three), total: 11 });
  const { conversation, threads } = open(pageOf([two], { next: cursorAt(two), total: 2 }));
  threads.mockImplementation(async (_page, before) => success(before ? pageOf([one]) : fresh));
  await Promise.all([loadMore(conversation, 'older'), loadNewest(conversation)]);
  expect(reads(conversation)).toEqual([three.id]);
  expect(conversation.state.list.next).toBe(fresh.next);
});

test('a reply that comes while its thread is being loaded is there, and counted once', async () => {
  const first = pageOf([three], { next: cursorAt(three), total: 2 });
  const { conversation, threads } = open(first);
  const withReply = { ...first, threads: [thread(one, { replies: [reply] })], next: null, total: 3 };
  const older = [success(pageOf([one], { total: 2 })), success(withReply)];
  threads.mockImplementation(
    async (_page, before) => (before && older.shift()) || success({ ...first, total: 3 }),
  );
  const loaded = loadMore(conversation, 'older');
  applyChange(conversation, upserted(reply));
  await loaded;
  expect(ids(conversation)).toEqual([three.id, one.id, reply.id]);
  applyChange(conversation, upserted(reply));
  expect(viewOf(conversation.state, page).total).toBe(3);
});

test('an old answer about older threads does not change the total', async () => {
  const { conversation } = open(
    pageOf([three], { next: cursorAt(three), total: 2 }),
    pageOf([one], { total: 2 }),
  );
  const loaded = loadMore(conversation, 'older');
  applyChange(conversation, upserted(comment('four', grace, 5)));
  await loaded;
  expect(viewOf(conversation.state, page).total).toBe(3);
});

test('older threads that can’t be had are said, and asked for again', async () => {
  const { conversation, threads } = open(pageOf([three], { next: cursorAt(three), total: 2 }));
  threads.mockResolvedValueOnce({ ok: false, problem: { kind: 'unavailable' } });
  expect(await loadMore(conversation, 'older')).toBe(false);
  threads.mockResolvedValueOnce(success(pageOf([one])));
  expect(await loadMore(conversation, 'older')).toBe(true);
  expect(ids(conversation)).toEqual([three.id, one.id]);
});

test('a link finds its comment in a thread that was not loaded', async () => {
  const { conversation, find } = open(
    pageOf([three], { next: cursorAt(three), total: 3 }),
    pageOf([two, one], { total: 3 }),
  );
  find.mockResolvedValueOnce(success(thread(one)));
  followLink(conversation, `#comment-${one.id}`);
  await expect.poll(() => conversation.state.linked).toEqual({ id: one.id, status: 'shown' });
  expect(conversation.state.focus).toBe(`comment ${one.id}`);
  expect(viewOf(conversation.state, page).detached.map(({ id }) => id)).toEqual([one.id]);
  await loadMore(conversation, 'older');
  expect(ids(conversation)).toEqual([three.id, two.id, one.id]);
});

test('a reply that a link names stays behind those that were not loaded, until they are', async () => {
  const first = comment('r1', grace, 2, { parentId: one.id });
  const known = thread(one, { replies: [first], more: 30, next: cursorAt(first) });
  const { conversation, find } = open(pageOf([], { threads: [known], total: 32 }));
  find.mockResolvedValueOnce(success({ ...known, replies: [first, reply], more: 29 }));
  followLink(conversation, `#comment-${reply.id}`);
  await expect.poll(() => conversation.state.linked?.status).toBe('shown');
  const [shown] = viewOf(conversation.state, page).threads;
  expect(shown).toMatchObject({
    more: 29,
    replies: [{ id: first.id }, { id: reply.id }],
    next: cursorAt(first),
  });
});

test('whatever order changes come in, and however often, the screen ends up as the backend is', async () => {
  const backend = new StoreBackend();
  const port = backend.port(() => ada);
  const changes: Change[] = [];
  port.changes(page, (change) => changes.push(change));
  const all = Array.from({ length: 30 }, () => newCommentId());
  for (const [index, id] of all.entries()) {
    const parentId = index % 3 === 0 ? null : (all[index - (index % 3)] ?? null);
    await port.post(page, { id, body: `Body ${index}`, parentId });
  }
  for (const id of all.filter((_, index) => index % 7 === 0)) await port.remove(id);
  // Every second one again, and neighbors swapped: removals overtake their comments.
  const twice = [...changes, ...changes.filter((_, index) => index % 2 === 0)];
  const mixed = twice.map((_, index) => twice[index ^ 1] ?? twice[index]);
  const store = memoryStore();
  const conversation = new Conversation({ page, first: pageOf([], { revision: '1' }), store });
  conversation.set({ backend: { comments: port, reader: new Visitor(ada, store), moderation: nobody } });
  for (const change of mixed) if (change) applyChange(conversation, change);
  await expect.poll(() => conversation.state.isLoading).toBe(false);
  const truth = await port.threads(page);
  assert(truth.ok);
  expect(viewOf(conversation.state, page).total).toBe(truth.value.total);
  conversation.set({ unread: new Set() });
  const shape = (threads: View['threads'] | ThreadPage['threads']) =>
    threads.map(({ id, top, replies }) => [id, top?.id, replies.map((each) => each.id)]);
  expect(shape(viewOf(conversation.state, page).threads)).toEqual(shape(truth.value.threads));
});
