import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMessageStore } from '#server/contact/store.ts';
import { openDatabase } from '#server/db/open.ts';
import { createSubscriberStore } from '#server/subscribe/store.ts';
import { hello } from '#server/testing/message-outbox.ts';
import { runProgram } from '../tests/setup/run-program.ts';
import { temporaryFolder } from '../tests/setup/temporary-folder.ts';

// Each call of the command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

const inbox = (...words: readonly string[]) =>
  runProgram('scripts/inbox.ts', words, { env: { DATA_DIR: dataDir, SITE_URL: 'https://robin.example' } })
    .said;
const at = (iso: string) => () => new Date(iso);

test('without a database it says so, and how to name its folder', () => {
  expect(inbox()).toMatch(/^There is no database at .*site\.sqlite\. DATA_DIR names its folder/);
});

test('messages and subscribers are shown while the server holds the database, the newest last', () => {
  const db = openDatabase(dataDir);
  const early = createMessageStore(db, at('2026-11-20T09:00:00.000Z'));
  early.add({ ...hello, message: 'First\nsecond line' }, true);
  early.markMailed({ id: 1 });
  const late = createMessageStore(db, at('2026-11-21T10:30:00.000Z'));
  late.add({ ...hello, fromName: 'Linus', replyTo: 'linus@reader.example', message: 'Newer' }, true);
  late.markRefused({ id: 2 });
  late.add({ ...hello, fromName: 'Kai', replyTo: 'kai@reader.example', message: 'Newest' }, true);
  const subscribers = createSubscriberStore(db, at('2026-11-21T11:00:00.000Z'));
  subscribers.add({ email: 'ada@reader.example', firstName: 'Ada', lastName: 'Sample' }, false);
  subscribers.add({ email: 'kai@reader.example', firstName: '', lastName: '' }, false);

  expect(inbox()).toBe(`2 subscribers
  2026-11-21 11:00 UTC  ada@reader.example  Ada Sample  (not confirmed)
  2026-11-21 11:00 UTC  kai@reader.example  (not confirmed)

3 messages

Grace <grace@reader.example>, 2026-11-20 09:00 UTC, forwarded on 2026-11-20 09:00 UTC

    First
    second line

Linus <linus@reader.example>, 2026-11-21 10:30 UTC, refused by the mail server on 2026-11-21 10:30 UTC

    Newer

Kai <kai@reader.example>, 2026-11-21 10:30 UTC, waits for the mail server

    Newest`);
  db.close();
});

test('it shows whether people confirmed by email, and forgets them with their links', () => {
  const db = openDatabase(dataDir);
  const subscribers = createSubscriberStore(db, at('2026-11-21T11:00:00.000Z'));
  const later = createSubscriberStore(db, at('2026-11-21T12:00:00.000Z'));
  for (const name of ['ada', 'kai']) {
    subscribers.add({ email: `${name}@reader.example`, firstName: '', lastName: '' }, true);
    subscribers.createLink(`${name}@reader.example`);
    if (name === 'ada') later.confirm('ada@reader.example');
  }
  expect(inbox()).toContain(`1 sign-up not confirmed yet
  2026-11-21 11:00 UTC  kai@reader.example  (not confirmed)

1 subscriber
  2026-11-21 11:00 UTC  ada@reader.example  (confirmed on 2026-11-21 12:00 UTC)`);
  for (const name of ['ada', 'kai']) inbox('forget', `${name}@reader.example`);
  for (const table of ['subscribers', 'subscriber_links'])
    expect(db.prepare(`SELECT * FROM ${table}`).all()).toEqual([]);
  db.close();
});

test('a visitor’s text can’t send control characters to the terminal', () => {
  const db = openDatabase(dataDir);
  const hostile = '\u001b[2J\u001b]0;title\u0007\u009b31m\u202etxt.exe\u2066\rGone\u0000';
  createMessageStore(db, at('2026-11-21T10:30:00.000Z')).add(
    { ...hello, fromName: `Eve${hostile}\nFake <a@b.example>`, message: hostile },
    false,
  );
  createSubscriberStore(db, at('2026-11-21T10:30:00.000Z')).add(
    { email: 'eve@reader.example', firstName: hostile, lastName: '' },
    false,
  );
  db.close();
  const shown = inbox();
  expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e\u2066]/u);
  expect(shown).toContain('[2J');
  expect(shown.split('\n').filter((line) => line.startsWith('Fake'))).toEqual([]);
});

test('messages are deleted by address, or if they are older than a given day', () => {
  const db = openDatabase(dataDir);
  const messages = createMessageStore(db, at('2026-11-20T09:00:00.000Z'));
  for (const replyTo of ['Ada@reader.example', 'ada@reader.example', 'kai@reader.example'])
    messages.add({ ...hello, replyTo }, false);
  const subscribers = createSubscriberStore(db, at('2026-11-20T09:00:00.000Z'));
  subscribers.add({ email: 'ada@reader.example', firstName: 'Ada', lastName: 'Sample' }, false);
  expect(inbox('forget', 'Ada <ADA@reader.example>')).toContain('Deleted 2 messages from ADA@reader.example');
  expect(subscribers.list()).toEqual([]);
  expect(messages.list()).toMatchObject([{ replyTo: 'kai@reader.example' }]);
  expect(inbox('forget', 'ada@reader.example')).toContain('Deleted 0 messages');
  // An address that earlier versions took, and one whose domain is stored in ASCII.
  subscribers.add({ email: 'léo@bücher.example', firstName: '', lastName: '' }, false);
  subscribers.add({ email: 'leo@xn--bcher-kva.example', firstName: '', lastName: '' }, false);
  messages.add({ ...hello, fromName: 'Leo', replyTo: 'leo@xn--bcher-kva.example' }, false);
  expect(inbox('forget', 'leo@bücher.example')).toContain('Deleted 1 message');
  expect(inbox('forget', 'léo@bücher.example')).toContain('took it off the list');
  expect(subscribers.list()).toEqual([]);
  expect(inbox('forget-before', '2026-11-20')).toContain('Deleted 0 messages');
  expect(inbox('forget-before', '2026-11-21')).toContain('Deleted 1 message from before');
  expect(inbox('forget', 'ada')).toMatch(/^forget needs one email address\.\n/);
  expect(inbox('forget-before', 'May')).toMatch(/^forget-before needs one day, written as 2025-12-31\./);
  db.close();
});

test('forgetting an address also deletes it where emails about replies go', () => {
  const db = openDatabase(dataDir);
  const asked = '2026-11-21T10:00:00.000Z';
  db.prepare(
    `INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt) VALUES ('u', 'Ada', 'u', 0, ?, ?)`,
  ).run(asked, asked);
  db.prepare("INSERT INTO reply_mails VALUES ('u', 'Ada@reader.example', ?)").run(asked);
  expect(inbox('forget', 'ada@reader.example')).toContain('Emails about replies are off');
  expect(db.prepare('SELECT count(*) AS count FROM reply_mails').get()).toEqual({ count: 0 });
  expect(inbox('forget', 'ada@reader.example')).not.toContain('replies');
  db.close();
});

test('the list is exported as CSV: confirmed people alone, each with a link that unsubscribes them, and no formulas', () => {
  const db = openDatabase(dataDir);
  const subscribers = createSubscriberStore(db, at('2026-11-21T11:00:00.000Z'));
  const later = createSubscriberStore(db, at('2026-11-21T12:00:00.000Z'));
  for (const [email, firstName, lastName] of [
    ['ada@reader.example', 'Ada "Countess", of\nLovelace', '=HYPERLINK("https://evil.example")'],
    ['kai@reader.example', '', ''],
  ] as const) {
    subscribers.add({ email, firstName, lastName }, true);
    if (email.startsWith('ada')) later.confirm(email);
  }
  const file = join(dataDir, 'list.csv');
  expect(inbox('export', file)).toContain('list.csv has 1 confirmed subscriber.');
  expect(statSync(file).mode & 0o077).toBe(0);
  const [, token = ''] = /token=([\w-]+)/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(readFileSync(file, 'utf8')).toBe(
    `"email","first name","last name","confirmed","unsubscribe"\r
"ada@reader.example","Ada ""Countess"", of\nLovelace","'=HYPERLINK(""https://evil.example"")","2026-11-21T12:00:00.000Z","https://robin.example/list/unsubscribe?token=${token}"\r
`,
  );
  expect(subscribers.ofLink(token)).toMatchObject({ email: 'ada@reader.example' });
  expect(inbox('export', file)).toContain('exists already');
  db.close();
});

test('a long list is exported by one write to the database, not by one for each person', () => {
  const db = openDatabase(dataDir);
  const subscribers = createSubscriberStore(db, at('2026-11-21T11:00:00.000Z'));
  const emails = Array.from({ length: 50 }, (_, index) => `${index}@reader.example`);
  for (const email of emails) subscribers.add({ email, firstName: '', lastName: '' }, true);
  db.exec(`UPDATE subscribers SET confirmed_at = subscribed_at; PRAGMA wal_checkpoint(TRUNCATE)`);
  expect(inbox('export', join(dataDir, 'list.csv'))).toContain('has 50 confirmed subscribers.');
  expect(statSync(join(dataDir, 'site.sqlite-wal')).size).toBeLessThan(50 * 4096);
  db.close();
});
