import { expect, test } from 'vitest';
import { Connection } from '../testing/connection.ts';
import { MemoryStorage, memoryStore } from '../testing/memory-storage.ts';
import { ada, comment, grace, page } from '../testing/people.ts';
import { StoreBackend } from '../testing/store-backend.ts';
import { accepted } from '../testing/test-page.ts';
import { Visitor } from '../testing/visitor.ts';
import { Conversation } from './conversation.ts';
import { sendNext } from './outbox.ts';
import { viewOf } from './view.ts';
import { submit } from './writing.ts';

const nobody = () => Promise.reject(new Error('nobody moderates here'));
const top = comment('top', grace, 1);
const reply = comment('reply', ada, 2, { parentId: top.id });

/** One of two tabs in which Ada's reply has not been sent. */
function tab(storage: MemoryStorage, backend: StoreBackend, connection: Connection, tellsChanges = true) {
  const store = memoryStore(storage);
  store.set('isAuth', 'true');
  store.set('reader', JSON.stringify(ada));
  store.set(`unsent:${reply.id}`, JSON.stringify(reply));
  const conversation = new Conversation({ page, store, first: { threads: [], next: null, total: 0 } });
  const comments = backend.port(() => ada, connection);
  const reader = new Visitor(ada, store);
  conversation.set({ backend: { comments, reader, moderation: nobody } });
  conversation.readStore();
  if (tellsChanges) store.watch(() => conversation.readStore());
  conversation.set({ isConfirmed: true });
  return conversation;
}

test('two tabs send a comment once', async () => {
  const storage = new MemoryStorage();
  const backend = new StoreBackend().holds(top);
  const connection = new Connection();
  const tabs = [tab(storage, backend, connection), tab(storage, backend, connection)];
  await Promise.all(tabs.map((conversation) => sendNext(conversation)));
  expect(connection.writes).toBe(1);
  expect(storage.kept.has(`unsent:${reply.id}`)).toBe(false);
});

test('two tabs that post one draft at the same moment post one comment', async () => {
  const storage = new MemoryStorage();
  const backend = new StoreBackend().holds(top);
  const tabs = [tab(storage, backend, new Connection()), tab(storage, backend, new Connection())];
  tabs[0]?.drafts.write('new', 'Once');
  const drafts = tabs.map((conversation) => conversation.drafts.read('new'));
  for (const [index, conversation] of tabs.entries()) submit(conversation, null, 'Once', drafts[index]?.id);
  await Promise.all(tabs.map((conversation) => sendNext(conversation)));
  const posted = accepted(await backend.port(() => ada).threads(page)).threads.map(
    (thread) => thread.top?.body,
  );
  expect(posted).toEqual(['Once', top.body]);
});

test('another text of a draft is another comment, even in a tab that could not store it', async () => {
  const storage = new MemoryStorage();
  const backend = new StoreBackend().holds(top);
  const [first, second] = [tab(storage, backend, new Connection()), tab(storage, backend, new Connection())];
  first.drafts.write('new', 'Once');
  storage.isFull = true;
  second.drafts.write('new', 'Once more');
  storage.isFull = false;
  submit(first, null, 'Once', first.drafts.read('new')?.id);
  await sendNext(first);
  submit(second, null, 'Once more', second.drafts.read('new')?.id);
  await sendNext(second);
  const { threads } = accepted(await backend.port(() => ada).threads(page));
  expect(threads.map((thread) => thread.top?.body)).toEqual(expect.arrayContaining(['Once', 'Once more']));
});

test('a session that has ended stops the outbox, even if the storage tells of no change', async () => {
  const connection = new Connection();
  const conversation = tab(new MemoryStorage(), new StoreBackend().holds(top), connection, false);
  connection.refusals.push({ kind: 'signed-out' }, { kind: 'signed-out' });
  await sendNext(conversation);
  expect(connection.writes).toBe(1);
});

test('a reply that waits for approval is on the screen once while its key is still there', () => {
  const conversation = tab(new MemoryStorage(), new StoreBackend(), new Connection());
  conversation.set({ held: [reply, reply] });
  const [thread] = viewOf(conversation.state, page).threads;
  expect(thread?.replies.map(({ id, status }) => [id, status])).toEqual([[reply.id, 'held']]);
});
