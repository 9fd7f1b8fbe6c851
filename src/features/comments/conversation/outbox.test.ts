import { expect, test } from 'vitest';
import { Connection } from '../testing/connection.ts';
import { MemoryBackend } from '../testing/memory-backend.ts';
import { MemoryStorage, memoryStore } from '../testing/memory-storage.ts';
import { ada, comment, grace, page } from '../testing/people.ts';
import { Visitor } from '../testing/visitor.ts';
import { Conversation } from './conversation.ts';
import { sendNext } from './outbox.ts';
import { viewOf } from './view.ts';

const nobody = () => Promise.reject(new Error('nobody moderates here'));
const top = comment('top', grace, 1);
const reply = comment('reply', ada, 2, { parentId: top.id });

/** One of two tabs in which Ada's reply has not been sent. */
function tab(storage: MemoryStorage, backend: MemoryBackend, connection: Connection) {
  const store = memoryStore(storage);
  store.set('isAuth', 'true');
  store.set('reader', JSON.stringify(ada));
  store.set(`unsent:${reply.id}`, JSON.stringify(reply));
  const c = new Conversation({ page, store, first: { threads: [], next: null, total: 0 } });
  const comments = backend.port(() => ada, connection);
  const reader = new Visitor(ada, store);
  c.set({ backend: { comments, reader, moderation: nobody, signInAsOwner: nobody } });
  c.readStore();
  store.watch(() => c.readStore());
  c.set({ isConfirmed: true });
  return c;
}

test('two tabs send a comment once', async () => {
  const storage = new MemoryStorage();
  const backend = new MemoryBackend([page]).holds(top);
  const connection = new Connection();
  const tabs = [tab(storage, backend, connection), tab(storage, backend, connection)];
  await Promise.all(tabs.map((c) => sendNext(c)));
  expect(connection.writes).toBe(1);
  expect(storage.kept.has(`unsent:${reply.id}`)).toBe(false);
});

test('a reply that waits for approval is on the screen once while its key is still there', () => {
  const c = tab(new MemoryStorage(), new MemoryBackend([page]), new Connection());
  c.set({ held: [reply, reply] });
  const [thread] = viewOf(c.state, page).threads;
  expect(thread?.replies.map(({ id, status }) => [id, status])).toEqual([[reply.id, 'held']]);
});
