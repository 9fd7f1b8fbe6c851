import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slotOf } from './conversation/open-form.ts';
import { openDrafts } from './drafts.ts';
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
  store.set(`draft::${page}:new`, '{broken');
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

test('what is typed in one tab appears in the others, and what is sent there is gone here', () => {
  const store = memoryStore();
  const one = openDrafts(store, page, () => 0);
  const other = openDrafts(store, page, () => 0);
  expect(other.text('new')).toBe('');
  one.write('new', 'A long text');
  one.flush();
  expect(other.text('new')).toBe('A long text');
  other.forget('new');
  expect(one.text('new')).toBe('');
});

test('what is being typed here is not replaced from elsewhere', () => {
  const store = memoryStore();
  const one = openDrafts(store, page, () => 0);
  const other = openDrafts(store, page, () => 0);
  one.write('new', 'typed here');
  other.write('new', 'typed there');
  other.flush();
  expect(one.text('new')).toBe('typed here');
});

test("somebody else's drafts are neither shown nor lost", () => {
  const store = memoryStore();
  const drafts = openDrafts(store, page, () => 0, ada.uid);
  drafts.write('new', "Ada's");
  drafts.belongTo('grace');
  expect(drafts.text('new')).toBe('');
  drafts.write('new', "Grace's");
  drafts.belongTo(ada.uid);
  expect(drafts.text('new')).toBe("Ada's");
});

test('what was typed before anybody was known belongs to the one who turns out to be here', () => {
  const drafts = openDrafts(memoryStore(), page, () => 0);
  drafts.write('new', 'early');
  drafts.belongTo(ada.uid);
  expect(drafts.text('new')).toBe('early');
});

test('boxes that were begun are told apart from those that were only opened, the newest first', () => {
  let time = 0;
  const drafts = openDrafts(memoryStore(), page, () => ++time);
  drafts.write('edit:aaaaaaa', 'same', 'same');
  drafts.write('reply:bbbbbbb', 'a reply');
  drafts.write('edit:ccccccc', 'changed', 'as it was');
  drafts.flush();
  expect(drafts.begun()).toEqual(['edit:ccccccc', 'reply:bbbbbbb']);
});
