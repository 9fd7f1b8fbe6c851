import { expect, test } from 'vitest';
import { openDrafts } from './drafts.ts';
import { signOutWarning } from './messages.ts';
import { unsentPrefix } from './storage-keys.ts';
import { memoryStore } from './testing/memory-storage.ts';
import { ada, otherPage, page } from './testing/people.ts';

test('where nothing waits there is nothing to lose', () => {
  const store = memoryStore();
  openDrafts(store, page, () => ada.uid).write('edit:aaaaaaa', 'untouched', 'untouched');
  expect(signOutWarning(store)).toBeNull();
});

test('what was written on any page is counted', () => {
  const store = memoryStore();
  store.set(`${unsentPrefix}aaaaaaa`, '{}');
  for (const each of [page, otherPage]) openDrafts(store, each, () => ada.uid).write('new', 'Half a thought');
  expect(signOutWarning(store)).toBe(
    '1 unsent comment and 2 unfinished texts would be lost. Sign out all the same?',
  );
});
