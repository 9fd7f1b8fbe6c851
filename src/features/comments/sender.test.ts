import { afterEach, expect, test, vi } from 'vitest';
import type { Comment } from './model.ts';
import { asComment, type Unsent } from './outbox.ts';
import type { CommentsPort, Outcome } from './port.ts';
import { openSender, type Surroundings } from './sender.ts';
import { memoryStore } from './testing/memory-storage.ts';
import { ada, comment, page } from './testing/people.ts';

const { id, body, createdAt } = comment('one', ada, 1);
const entry: Unsent = { id, page, parentId: null, body, writtenAt: createdAt, author: ada };
const stored = { ok: true, value: asComment(entry, ada) } as const;

/** Tabs of one browser: they share a storage and a lock. */
function browser(post: () => Promise<Outcome<Comment>>) {
  const store = memoryStore();
  let last: Promise<unknown> = Promise.resolve();
  const around: Surroundings = {
    now: () => Date.now(),
    alone(work) {
      const turn = last.then(work);
      last = turn;
      return turn;
    },
    chances: () => () => {},
  };
  const port: CommentsPort = {
    watch: () => () => {},
    post,
    edit: () => Promise.reject(new Error('not used')),
    remove: () => Promise.reject(new Error('not used')),
  };
  const nothing = () => {};
  const tab = () => {
    const sender = openSender({
      port,
      store,
      around,
      onChange: nothing,
      onSent: nothing,
      onSignedOut: nothing,
    });
    sender.readerIs(ada);
    return sender;
  };
  return { tab, store };
}

afterEach(() => {
  vi.useRealTimers();
});

test('two tabs send one comment once', async () => {
  const post = vi.fn(async () => stored);
  const { tab, store } = browser(post);
  const tabs = [tab(), tab()];
  tabs[0]?.write(entry);
  await vi.waitFor(() => expect(store.keys('unsent:')).toEqual([]));
  await vi.waitFor(() => expect(tabs.map((each) => each.outbox().sending)).toEqual([null, null]));
  expect(post).toHaveBeenCalledOnce();
  for (const each of tabs) each.stop();
});

test('while one comment is on its way, discarding another does not send it again', async () => {
  const post = vi.fn((): Promise<Outcome<Comment>> => new Promise(() => {}));
  const { tab } = browser(post);
  const sender = tab();
  sender.write(entry);
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  const other = comment('two', ada, 2);
  sender.write({ ...entry, id: other.id, writtenAt: other.createdAt });
  sender.drop(other.id);
  expect(sender.outbox().sending).toBe(id);
  sender.readerIs(ada);
  expect(sender.outbox().entries.map((each) => each.id)).toEqual([id]);
  expect(post).toHaveBeenCalledOnce();
  sender.stop();
});

test('a tab that was closed in the middle leaves its comment to the next one', async () => {
  const post = vi.fn<() => Promise<Outcome<Comment>>>().mockResolvedValue(stored);
  const { tab, store } = browser(post);
  const first = tab();
  first.stop();
  first.write(entry);
  const second = tab();
  await vi.waitFor(() => expect(store.keys('unsent:')).toEqual([]));
  expect(post).toHaveBeenCalledOnce();
  second.stop();
});

test('a backend that never answers counts as out of reach, and the comment is kept', async () => {
  vi.useFakeTimers();
  const { tab, store } = browser(() => new Promise(() => {}));
  const sender = tab();
  sender.write(entry);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sender.outbox().pause?.kind).toBe('offline');
  expect(store.keys('unsent:').length).toBe(1);
  sender.stop();
});
