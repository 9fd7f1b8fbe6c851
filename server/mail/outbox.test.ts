import { Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMessageStore } from '#server/contact/store.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Log } from '#server/http/log.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { hello, messageOutbox, type SendMessage } from '#server/testing/message-outbox.ts';
import { openTestApp, origin } from '#server/testing/test-app.ts';
import { smtp } from './smtp.ts';

let db: DatabaseSync;
let store: ReturnType<typeof createMessageStore>;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  migrate(db);
  store = createMessageStore(db, () => new Date('2026-11-21T09:00:00.000Z'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function mailServer() {
  const server = await startMailServer();
  onTestFinished(server.close);
  return server;
}

const outboxOf = (send: SendMessage, log?: Log) => messageOutbox(db, send, log);
/** Sends by a real mail server. */
const by = (url: string): SendMessage => {
  const send = smtp(url);
  return (_, mail) => send(mail);
};
const from = (fromName: string, message = 'Hello') => store.add({ ...hello, fromName, message }, true);

test('a message that comes in is mailed to the owner, to be answered to the visitor', async () => {
  const { letters, url } = await mailServer();
  const outbox = outboxOf(by(url));
  const site = openTestApp({
    db,
    wakeOutbox: () => void outbox.wake(),
  });
  const body = new FormData();
  const fields = { from_name: 'Grace Ünal', reply_to: 'grace@reader.example', message: 'Hello\nthere' };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  await site.app.request('/api/v1.0/email/send-form', { method: 'POST', body, headers: { origin } });

  await expect.poll(() => store.waiting()).toEqual([]);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.to).toEqual(['hello@robin.example']);
  const text = letters[0]?.text ?? '';
  expect(text).toMatch(/^Reply-To: .*<grace@reader\.example>\r?$/m);
  expect(text).toMatch(/^From: .*<hello@robin\.example>\r?$/m);
  // For mail programs that ignore Reply-To in an email from one's own address.
  expect(text).toContain(' <grace@reader.example>\r\n\r\nHello\r\nthere');
  expect(store.list()[0]?.mailedAt).not.toBeNull();
});

test('a password goes to a mail server elsewhere only once the connection is encrypted', async () => {
  const { letters, url } = await mailServer();
  from('Grace');
  const lines: string[] = [];
  // To Linux and macOS this address is the machine's own, and to the site it is elsewhere.
  const elsewhere = url.replace('127.0.0.1', 'user:password@0.0.0.0');
  await outboxOf(by(elsewhere), (line) => lines.push(line)).wake();
  expect(lines).toEqual([expect.stringContaining('could not be encrypted')]);
  expect([letters, store.waiting().length]).toEqual([[], 1]);
});

test('a message that the mail server refuses for good is sent once, stays in the inbox, and holds up nobody', async () => {
  const { letters, url } = await mailServer();
  from('Eve', 'Refuse this');
  from('Grace');
  const lines: string[] = [];
  let tries = 0;
  const send: SendMessage = (fromName, mail) => {
    if (fromName !== 'Eve') return by(url)(fromName, mail);
    tries++;
    return by(url)(fromName, { ...mail, to: 'nobody@robin.example' });
  };
  const outbox = outboxOf(send, (line) => lines.push(line));
  for (let pass = 0; pass < 5; pass++) await outbox.wake();
  expect([tries, letters.length]).toEqual([1, 1]);
  expect(store.waiting()).toEqual([]);
  expect(store.list().find(({ fromName }) => fromName === 'Eve')).toMatchObject({
    mailedAt: null,
    refusedAt: '2026-11-21T09:00:00.000Z',
  });
  expect(lines.at(-1)).toBe(
    'mail: message 1 was not sent (EENVELOPE: 550 after RCPT TO): the mail server refused the sender or the recipient. It is not tried again.',
  );
});

test('a mail server may check a mail for ten minutes before it answers, so that it does not get it twice', async () => {
  const setTimeout = vi.spyOn(Socket.prototype, 'setTimeout');
  const { letters, url } = await mailServer();
  from('Grace');
  await outboxOf(by(url)).wake();
  expect(letters).toHaveLength(1);
  const clientTimeouts = setTimeout.mock.calls.map(([ms]) => ms).filter((ms) => ms > 60_000);
  expect(clientTimeouts).toContain(10 * 60_000);
});

test('what came in before a mail server was set up is not mailed after', async () => {
  store.add({ ...hello, fromName: 'Old', replyTo: 'old@reader.example' }, false);
  const send = vi.fn(async () => {});
  await outboxOf(send).wake();
  expect(send).not.toHaveBeenCalled();
  expect(store.list()).toHaveLength(1);
});

test('what could not be sent is sent later, and nothing is sent twice', async () => {
  vi.useFakeTimers();
  from('Grace');
  from('Linus');
  const sent: string[] = [];
  let isDown = true;
  const outbox = outboxOf(async (fromName) => {
    if (isDown && fromName === 'Grace') throw Object.assign(new Error('no'), { code: 'ECONNECTION' });
    sent.push(fromName);
  });
  await outbox.wake();
  expect(sent).toEqual(['Linus']);
  isDown = false;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(sent).toEqual(['Linus', 'Grace']);
  await outbox.wake();
  expect(sent).toEqual(['Linus', 'Grace']);
});

test('a mail server that stays away is asked less and less often, at least once an hour', async () => {
  vi.useFakeTimers();
  from('Grace');
  const tries: number[] = [];
  const outbox = outboxOf(async () => {
    tries.push(Date.now());
    throw new Error('no');
  });
  await outbox.wake();
  await vi.advanceTimersByTimeAsync(12 * 60 * 60_000);
  const gaps = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(gaps[0]).toBe(30_000);
  expect(gaps.toSorted((a, b) => a - b)).toEqual(gaps);
  expect(gaps.at(-1)).toBeLessThanOrEqual(60 * 60_000);
  expect(tries.length).toBeGreaterThan(12);
  outbox.stop();
});

test('new messages put off no try: what waits goes out half a minute after the last of them', async () => {
  vi.useFakeTimers();
  let isDown = true;
  const outbox = outboxOf(async () => {
    if (isDown) throw new Error('no');
  });
  for (let message = 0; message < 10; message++) {
    from(`Visitor ${message}`);
    await outbox.wake();
  }
  isDown = false;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(store.waiting()).toEqual([]);
});

test('a message that comes in while others are sent is sent too', async () => {
  from('first');
  const sent: string[] = [];
  const outbox = outboxOf(async (fromName) => {
    sent.push(fromName);
    if (fromName === 'first') {
      from('second');
      void outbox.wake();
    }
  });
  await outbox.wake();
  expect(sent).toEqual(['first', 'second']);
});

test('a mail server that refuses the password is asked once for all that waits, or it may lock the account', async () => {
  from('Grace');
  from('Linus');
  const send = vi.fn(() => Promise.reject(Object.assign(new Error('Invalid login'), { code: 'EAUTH' })));
  const outbox = outboxOf(send);
  await outbox.wake();
  outbox.stop();
  expect(send).toHaveBeenCalledOnce();
  expect(store.waiting()).toHaveLength(2);
});

test.each<[string, string, SendMessage]>([
  [
    'ESOCKET',
    'the mail server could not be reached, or its certificate is not valid',
    by('smtp://127.0.0.1:1'),
  ],
  [
    'EAUTH',
    'the mail server refused the user or password of SMTP_URL',
    () => Promise.reject(Object.assign(new Error('Invalid login for me@mail.example'), { code: 'EAUTH' })),
  ],
])('a failure is logged without who wrote or what: %s', async (code, reason, send) => {
  from('Grace', 'A secret');
  const lines: string[] = [];
  const outbox = outboxOf(send, (line) => lines.push(line));
  await outbox.wake();
  outbox.stop();
  expect(lines).toEqual([`mail: message 1 was not sent (${code}): ${reason}. It is kept and tried again.`]);
});
