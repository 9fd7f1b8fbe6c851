import { assert, expect, test } from 'vitest';
import {
  type Comment,
  type CommentId,
  commentIdSchema,
  cursorAt,
  type Thread,
  type ThreadPage,
} from '../model.ts';
import type { Change } from '../port.ts';
import { Community } from '../testing/in-memory.ts';
import { ada, comment, grace, page } from '../testing/people.ts';
import { reduce } from './reducer.ts';
import { viewOf, visibleComments } from './selectors.ts';
import { type Effect, type Event, initialState, type State } from './state.ts';

const none: ThreadPage = { threads: [], next: null, total: 0 };
const upserted = (each: Comment): Event => ({ type: 'changed', change: { kind: 'upserted', comment: each } });
const removed = (id: CommentId): Event => ({ type: 'changed', change: { kind: 'removed', id } });
const loaded = (value: ThreadPage): Event => ({ type: 'page-loaded', outcome: { ok: true, value } });
const thread = (top: Comment, more: Partial<Thread> = {}): Thread => ({
  id: top.id,
  top,
  replies: [],
  more: 0,
  next: null,
  ...more,
});

/** A conversation that several events happened to, and what it asked for. */
function after(...events: readonly Event[]) {
  return from(
    reduce(initialState(page, none), { type: 'visibility-changed', isReading: false }).state,
    ...events,
  );
}

function from(start: State, ...events: readonly Event[]) {
  let state = start;
  const effects: Effect[] = [];
  for (const event of events) {
    const next = reduce(state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return {
    state,
    effects: effects.map(({ kind }) => kind),
    ids: visibleComments(state).map(({ id }) => id),
    view: viewOf(state),
  };
}

const one = comment('one', ada, 1);
const two = comment('two', grace, 2);
const three = comment('three', ada, 3);
const reply = comment('reply', grace, 4, { parentId: one.id });

test('an event that comes twice changes nothing the second time', () => {
  const { view, ids } = after(
    upserted(one),
    upserted(one),
    upserted(reply),
    upserted(reply),
    removed(one.id),
    removed(one.id),
  );
  expect(ids).toEqual([reply.id]);
  expect(view.total).toBe(1);
});

test('a removal that overtakes its comment keeps it away', () => {
  expect(after(removed(one.id), upserted(one)).ids).toEqual([]);
});

test('a new thread finds its place by its time, not by when it came', () => {
  expect(after(upserted(three), upserted(one), upserted(two)).ids).toEqual([three.id, two.id, one.id]);
});

test('a thread whose top is gone stays as a tombstone while it has replies', () => {
  const { view } = after(upserted(one), upserted(reply), removed(one.id));
  expect(view.threads).toMatchObject([{ id: one.id, top: null, replies: [{ id: reply.id }] }]);
  expect(after(upserted(one), upserted(reply), removed(one.id), removed(reply.id)).view.threads).toEqual([]);
});

test('what may be old or new is asked of the backend, and counted once', () => {
  const older = cursorAt(two);
  const first = { threads: [thread(three), thread(two)], next: older, total: 40 };
  const start = after({ type: 'reload-asked' }, loaded(first));
  const { effects, view } = from(start.state, upserted({ ...one, body: 'Edited' }));
  expect(effects).toEqual(['load-page']);
  expect(view.total).toBe(40);
  expect(from(start.state, removed(one.id)).effects).toEqual(['load-page']);
});

test('a reply beyond what was loaded of its thread is asked for by name', () => {
  const known = thread(one, { replies: [comment('r1', grace, 2, { parentId: one.id })], more: 30 });
  const next = cursorAt(comment('r1', grace, 2));
  const start = after(
    { type: 'reload-asked' },
    loaded({ threads: [{ ...known, next }], next: null, total: 32 }),
  );
  const asked = from(start.state, upserted(reply));
  expect(asked.effects).toEqual(['load-page', 'find']);
  const found: Thread = { ...known, replies: [...known.replies, reply], more: 30, next };
  const { view } = from(asked.state, {
    type: 'thread-found',
    id: reply.id,
    outcome: { ok: true, value: found },
  });
  expect(view.threads[0]).toMatchObject({ more: 30, further: [{ id: reply.id }] });
});

test('a change while the newest threads are on their way is asked about once more', () => {
  const { effects, ids } = after(
    { type: 'reload-asked' },
    upserted(two),
    loaded({ threads: [thread(one)], next: null, total: 1 }),
  );
  expect(effects).toEqual(['load-page', 'load-page']);
  expect(ids).toEqual([two.id]);
});

test('after a gap, what is deleted is gone and what was loaded further down stays', () => {
  const first = { threads: [thread(three), thread(two)], next: cursorAt(two), total: 3 };
  const further = { threads: [thread(one)], next: null, total: 3 };
  const start = after(
    { type: 'reload-asked' },
    loaded(first),
    { type: 'older-asked' },
    { type: 'older-loaded', before: cursorAt(two), outcome: { ok: true, value: further } },
    { type: 'changed', change: { kind: 'stale' } },
  );
  expect(start.ids).toEqual([three.id, two.id, one.id]);
  const fresh = { threads: [thread(two), thread(one)], next: cursorAt(one), total: 2 };
  expect(from(start.state, loaded(fresh)).ids).toEqual([two.id, one.id]);
});

test('when everything on the first page is new, no gap is hidden', () => {
  const start = after(
    { type: 'reload-asked' },
    loaded({ threads: [thread(one)], next: cursorAt(one), total: 9 }),
  );
  const { ids, view } = from(
    start.state,
    { type: 'changed', change: { kind: 'stale' } },
    loaded({ threads: [thread(three)], next: cursorAt(three), total: 11 }),
  );
  expect(ids).toEqual([three.id]);
  expect(view).toMatchObject({ hasOlder: true, total: 11 });
});

test('an answer to a question of before is not put in the wrong place', () => {
  const start = after(
    { type: 'reload-asked' },
    loaded({ threads: [thread(three)], next: cursorAt(three), total: 3 }),
  );
  const late = { threads: [thread(one)], next: null, total: 3 };
  const { ids, view } = from(start.state, {
    type: 'older-loaded',
    before: cursorAt(two),
    outcome: { ok: true, value: late },
  });
  expect(ids).toEqual([three.id]);
  expect(view.hasOlder).toBe(true);
});

test('older threads that can’t be had are said, and asked for again', () => {
  const start = after(
    { type: 'reload-asked' },
    loaded({ threads: [thread(three)], next: cursorAt(three), total: 3 }),
  );
  const { state, effects } = from(
    start.state,
    { type: 'older-asked' },
    { type: 'older-asked' },
    {
      type: 'older-loaded',
      before: cursorAt(three),
      outcome: { ok: false, problem: { kind: 'unavailable' } },
    },
    { type: 'older-asked' },
  );
  expect(effects).toEqual(['load-older', 'load-older']);
  expect(state.more.get('older')).toBe('loading');
});

test('a link finds its comment in a thread that was not loaded', () => {
  const start = after(
    { type: 'reload-asked' },
    loaded({ threads: [thread(three)], next: cursorAt(three), total: 3 }),
  );
  const asked = from(start.state, { type: 'link-followed', id: one.id });
  expect(asked.effects).toEqual(['find']);
  const { ids, state, view } = from(asked.state, {
    type: 'thread-found',
    id: one.id,
    outcome: { ok: true, value: thread(one) },
  });
  expect(ids).toEqual([three.id, one.id]);
  expect(view.beyond.map(({ id }) => id)).toEqual([one.id]);
  expect(state.linked).toEqual({ id: one.id, status: 'shown' });
  expect(state.focus).toEqual({ kind: 'comment', id: one.id });
  const page2 = { threads: [thread(two), thread(one)], next: null, total: 3 };
  const all = from(
    state,
    { type: 'older-asked' },
    { type: 'older-loaded', before: cursorAt(three), outcome: { ok: true, value: page2 } },
  );
  expect(all.ids).toEqual([three.id, two.id, one.id]);
});

test('whatever order events come in, and however often, the screen ends up as the backend is', async () => {
  const community = new Community([page]);
  const port = community.port(() => ada);
  const changes: Change[] = [];
  port.changes(page, (change) => changes.push(change));
  const ids = Array.from({ length: 30 }, (_, index) =>
    commentIdSchema.parse(`c${String(index).padStart(6, '0')}`),
  );
  for (const [index, id] of ids.entries()) {
    const parentId = index % 3 === 0 ? null : (ids[index - (index % 3)] ?? null);
    await port.post(page, { id, body: `Body ${index}`, parentId });
  }
  for (const id of ids.filter((_, index) => index % 7 === 0)) await port.remove(page, id);
  const truth = await port.threads(page);
  assert(truth.ok);
  // Every second one again, and neighbors swapped: removals overtake their comments.
  const mixed = [...changes, ...changes.filter((_, index) => index % 2 === 0)];
  for (let index = 0; index + 1 < mixed.length; index += 2) {
    const [a, b] = [mixed[index], mixed[index + 1]];
    if (a && b) mixed.splice(index, 2, b, a);
  }
  const events = mixed.map((change): Event => ({ type: 'changed', change }));
  const { state } = after(...events);
  const settled =
    state.loading === 'no' ? state : from(state, loaded(truth.value), loaded(truth.value)).state;
  const { threads, total } = viewOf(settled);
  expect(total).toBe(truth.value.total);
  expect(threads.map(({ id, top, replies }) => [id, top?.id, replies.map((each) => each.id)])).toEqual(
    truth.value.threads.map(({ id, top, replies }) => [id, top?.id, replies.map((each) => each.id)]),
  );
});
