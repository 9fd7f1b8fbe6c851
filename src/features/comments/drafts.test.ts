import { expect, test } from 'vitest';
import { hasUnsent, openDrafts } from './drafts.ts';
import { deletionPrefix } from './storage-keys.ts';
import { memoryStore } from './testing/memory-storage.ts';
import { ada, otherPage, page } from './testing/people.ts';

const draftsIn = (store = memoryStore(), of = page, who = ada) => openDrafts(store, of, () => who.uid);

test('an emptied box leaves nothing behind', () => {
  const store = memoryStore();
  const drafts = draftsIn(store);
  drafts.write('new', 'a');
  drafts.write('new', '');
  expect(store.keys('')).toEqual([]);
});

test('what was stored by something else is not a draft', () => {
  const store = memoryStore();
  store.set(`draft:${ada.uid}:${page}:new`, '{broken');
  expect(draftsIn(store).text('new')).toBe('');
});

test('a text that moves to the box for new comments comes after what is there', () => {
  const drafts = draftsIn();
  drafts.write('new', 'first');
  drafts.write('edit:aaaaaaa', 'second');
  drafts.rescue('edit:aaaaaaa');
  expect(drafts.text('new')).toBe('first\n\nsecond');
  expect(drafts.read('edit:aaaaaaa')).toBeNull();
});

test('boxes with a text of their own are told apart from those that were only opened', () => {
  const drafts = draftsIn();
  drafts.write('edit:aaaaaaa', 'same', 'same');
  drafts.write('reply:bbbbbbb', 'a reply');
  drafts.write('edit:ccccccc', 'changed', 'as it was');
  expect(drafts.slots()).toEqual(['reply:bbbbbbb', 'edit:ccccccc']);
});

test('a draft or a deletion of any page is unsent, and an edit that was only opened is not', () => {
  const store = memoryStore();
  draftsIn(store).write('edit:aaaaaaa', 'untouched', 'untouched');
  expect(hasUnsent(store)).toBe(false);
  draftsIn(store, otherPage).write('new', 'Half a thought');
  expect(hasUnsent(store)).toBe(true);
  draftsIn(store, otherPage).forget('new');
  store.set(`${deletionPrefix}aaaaaaa`, '{}');
  expect(hasUnsent(store)).toBe(true);
});
