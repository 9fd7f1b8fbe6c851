import { expect, test } from 'vitest';
import { createBoard } from '../../../examples/09-votes/src/memory-store.ts';
import { refused } from '../../../examples/09-votes/src/store.ts';
import { ada, draft, post } from '../../../examples/09-votes/src/testing/sample.ts';
import { withConnection } from './connection.ts';

test('a vote that waited is refused if another tab was faster', async () => {
  const board = createBoard([post('map')]);
  const connection = withConnection(board);
  connection.line.set({ isOffline: true });
  const answer = connection.openFor(ada).vote('map', 'up');
  await board.openFor(ada).vote('map', 'down');
  connection.line.set({ isOffline: false });
  expect(await answer).toEqual(refused('not-counted'));
});

test('a post cannot be added offline', async () => {
  const connection = withConnection(createBoard());
  connection.line.set({ isOffline: true });
  expect(await connection.openFor(ada).add(draft('A map'))).toEqual(refused('unavailable'));
});
