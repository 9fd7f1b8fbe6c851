import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDrafts, slotOf } from './drafts.ts';
import { MemoryStorage, memoryStore } from './testing/memory-storage.ts';
import { ada, comment, otherPage, page } from './testing/people.ts';

const day = 24 * 60 * 60 * 1000;
const { id } = comment('one', ada, 1);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a draft is read again after a reload', () => {
  const store = memoryStore();
  openDrafts(store, page, () => 0).write('new', 'Half a thought');
  vi.runAllTimers();
  expect(openDrafts(store, page, () => 0).text('new')).toBe('Half a thought');
});

test('typing is written to storage once it pauses, or at once when flushed', () => {
  const store = memoryStore();
  const drafts = openDrafts(store, page, () => 0);
  drafts.write('new', 'a');
  drafts.write('new', 'ab');
  expect(store.keys('')).toEqual([]);
  drafts.flush();
  expect(openDrafts(store, page, () => 0).text('new')).toBe('ab');
});

test('each box of each page has its own text', () => {
  const store = memoryStore();
  const here = openDrafts(store, page, () => 0);
  here.write(slotOf({ kind: 'none' }), 'comment');
  here.write(slotOf({ kind: 'replying', to: id, thread: id }), 'reply');
  here.write(slotOf({ kind: 'editing', id }), 'edit');
  here.flush();
  const there = openDrafts(store, otherPage, () => 0);
  expect(['new', `reply:${id}`, `edit:${id}`].map(here.text)).toEqual(['comment', 'reply', 'edit']);
  expect(there.text('new')).toBe('');
});

test('an edit remembers what it began with', () => {
  const store = memoryStore();
  const drafts = openDrafts(store, page, () => 0);
  drafts.write(`edit:${id}`, 'before', 'before');
  drafts.write(`edit:${id}`, 'after');
  drafts.flush();
  expect(openDrafts(store, page, () => 0).original(`edit:${id}`)).toBe('before');
});

test('an emptied box leaves nothing behind', () => {
  const store = memoryStore();
  const drafts = openDrafts(store, page, () => 0);
  drafts.write('new', 'a');
  drafts.flush();
  drafts.write('new', '');
  drafts.flush();
  expect(store.keys('')).toEqual([]);
});

test('a draft is forgotten after thirty days', () => {
  const store = memoryStore();
  const drafts = openDrafts(store, page, () => 0);
  drafts.write('new', 'old');
  drafts.flush();
  expect(openDrafts(store, page, () => 30 * day).text('new')).toBe('old');
  expect(openDrafts(store, page, () => 30 * day + 1).text('new')).toBe('');
  expect(store.keys('')).toEqual([]);
});

test('what was stored by something else is not a draft', () => {
  const store = memoryStore();
  store.set(`draft:${page}:new`, '{broken');
  expect(openDrafts(store, page, () => 0).text('new')).toBe('');
});

test('where storage is refused, the text lives until the page closes', () => {
  const storage = new MemoryStorage();
  storage.isFull = true;
  const store = memoryStore(storage);
  const drafts = openDrafts(store, page, () => 0);
  drafts.write('new', 'kept');
  drafts.flush();
  expect(drafts.text('new')).toBe('kept');
  expect(openDrafts(store, page, () => 0).text('new')).toBe('kept');
});
