import { expect, test } from 'vitest';
import { memoryBackend } from '../../../examples/05-comment-section/src/memory-store.ts';
import { refused } from '../../../examples/05-comment-section/src/store.ts';
import { badConnection } from './connection.ts';

const ada = { uid: 'ada', name: 'Ada' };
const page = '/blogpost5';
const draft = { id: 'abc1234', body: 'Hello.', parentId: null };

test('offline, nothing is sent or seen, and what was missed arrives afterwards', async () => {
  const backend = memoryBackend();
  const connection = badConnection();
  const store = connection.over(backend.openFor(ada));
  const seen: number[] = [];
  store.watch(page, (list) => list.ok && seen.push(list.value.length));
  connection.set({ isOffline: true });
  expect(await store.post(page, draft)).toEqual(refused('unavailable'));
  await backend.openFor(ada).post(page, draft);
  expect(seen).toEqual([0]);
  connection.set({ isOffline: false });
  expect(seen).toEqual([0, 1]);
});
