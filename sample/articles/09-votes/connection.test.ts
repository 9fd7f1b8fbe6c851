import { expect, test } from 'vitest';
import { createBoard } from '../../../examples/09-votes/src/memory-store.ts';
import { done, refused } from '../../../examples/09-votes/src/store.ts';
import { ada, ben, draft, post } from '../../../examples/09-votes/src/testing/sample.ts';
import { withConnection } from './connection.ts';

const seenBy = (store: { current(): unknown }) => store.current();
const shows = (...posts: readonly object[]) => ({ ok: true, value: posts });

test('an offline vote is shown to its voter alone, until the connection is back', async () => {
  const board = createBoard([post('map')]);
  const connection = withConnection(board);
  const store = connection.openFor(ada);
  connection.line.set({ isOffline: true });
  const answer = store.vote('map', 'up');
  expect(seenBy(store)).toEqual(shows(post('map', { upvotes: ['ada'], isPending: true })));
  expect(store.current()).toBe(store.current());
  expect(seenBy(connection.openFor(ben))).toEqual(shows(post('map')));
  expect(seenBy(board.openFor(null))).toEqual(shows(post('map')));

  connection.line.set({ isOffline: false });
  expect(await answer).toEqual(done);
  expect(seenBy(store)).toEqual(shows(post('map', { upvotes: ['ada'] })));
});

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
