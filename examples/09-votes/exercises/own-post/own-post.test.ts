import { expect, test } from 'vitest';
import { createBoard } from './memory-store.ts';
import { done, refused } from './store.ts';
import { ada, ben, post } from './testing/sample.ts';

test('authors cannot vote on their own posts', async () => {
  const board = createBoard([post('map', { userId: ada.uid })]);
  expect(await board.openFor(ada).vote('map', 'up')).toEqual(
    refused('not-counted'),
  );
  expect(await board.openFor(ben).vote('map', 'up')).toEqual(done);
});
