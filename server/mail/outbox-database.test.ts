import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessageStore } from '#server/contact/store.ts';
import { databaseFile, openDatabase } from '#server/db/open.ts';
import type { Log } from '#server/http/log.ts';
import { hello, messageOutbox, type SendMessage } from '#server/testing/message-outbox.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { createOutbox } from './outbox.ts';

let folder: string;
let db: DatabaseSync;
let store: ReturnType<typeof createMessageStore>;
beforeEach(() => {
  folder = temporaryFolder();
  db = openDatabase(folder);
  store = createMessageStore(db, () => new Date());
});
afterEach(() => {
  vi.useRealTimers();
  db.close();
});

const from = (fromName: string) => store.add({ ...hello, fromName }, true);
const outboxOf = (send: SendMessage, log?: Log) => messageOutbox(db, send, log);

test('a mail is sent once, even if the database cannot store that for a while', async () => {
  vi.useFakeTimers();
  db.exec('PRAGMA busy_timeout = 0');
  const other = new DatabaseSync(databaseFile(folder));
  from('Grace');
  from('Linus');
  const sent: string[] = [];
  const lines: string[] = [];
  const outbox = outboxOf(
    async (fromName) => {
      sent.push(fromName);
      if (sent.length === 1) other.exec('BEGIN IMMEDIATE');
    },
    (line) => lines.push(line),
  );
  await outbox.wake();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(sent).toEqual(['Grace']);
  expect(lines).toEqual(Array(2).fill(expect.stringContaining('database is locked')));
  other.exec('ROLLBACK');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(sent).toEqual(['Grace', 'Linus']);
  expect(store.waiting()).toEqual([]);
  other.close();
});

test('mail that waits is sent, even if the database could not be read at first', async () => {
  vi.useFakeTimers();
  from('Grace');
  const sent: string[] = [];
  const outbox = outboxOf(async (fromName) => void sent.push(fromName));
  db.exec('ALTER TABLE messages RENAME TO elsewhere');
  await outbox.wake();
  db.exec('ALTER TABLE elsewhere RENAME TO messages');
  await vi.advanceTimersByTimeAsync(31_000);
  expect(sent).toEqual(['Grace']);
});

test('a mail that is due in months does not keep the outbox busy', async () => {
  const nextInMs = vi.fn(() => 90 * 24 * 60 * 60_000);
  const outbox = createOutbox(
    () => [],
    () => {},
    nextInMs,
  );
  await outbox.wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(nextInMs).toHaveBeenCalledTimes(1);
  await outbox.stop();
});
