import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callbackName } from '#features/subscribe/model.ts';
import { createNewsletterStore } from '#server/newsletters/store.ts';
import { readable, startMailServer } from '#server/testing/mail-server.ts';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createSubscriberStore } from './store.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const address = 'https://robin.example';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let site: TestApp;
let outbox: ReturnType<TestApp['outbox']>;
beforeEach(async () => {
  mailServer = await startMailServer();
  site = openTestApp({ wakeOutbox: () => {} });
  outbox = site.outbox(mailServer.url);
});
afterEach(() => mailServer.close());

const store = () => createSubscriberStore(site.db, () => new Date(site.clock.now));
const row = () => store().list()[0];

/** Fills in the form. Returns the answer. */
async function signUp(EMAIL = 'ada@reader.example') {
  const query = new URLSearchParams({ u: 'embedded', id: 'embedded', c: callbackName(1), EMAIL });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await site.app.request(`/list/subscribe/post-json?${query}`, { headers });
  return answer.text();
}

/** Lets the mails go out, and returns the words of the newest, with the paths of its links. */
async function newestMail() {
  await outbox.wake();
  const letter = mailServer.letters.at(-1);
  const text = letter === undefined ? '' : readable(letter);
  const link = (name: string) =>
    new RegExp(`${address}(/list/${name}\\?token=[\\w-]+)$`, 'm').exec(text)?.[1] ?? '';
  return { text, confirm: link('confirm'), unsubscribe: link('unsubscribe') };
}
const open = async (path: string, method = 'GET') => {
  const answer = await site.app.request(path, { method });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('only pressing a button leaves the list, and the address and its links are deleted', async () => {
  await signUp();
  const mail = await newestMail();
  expect(mail.text).toMatch(/^From: Robin Example <hello@robin\.example>$/m);
  expect((await open(mail.confirm)).headers.get('referrer-policy')).toBe('no-referrer');
  await open(mail.confirm, 'POST');
  expect((await open(mail.confirm)).text).toContain('<h1>You are on the list</h1>');
  expect((await open(mail.unsubscribe)).text).toContain('<button class="do">Unsubscribe</button>');
  for (const path of [mail.confirm, mail.unsubscribe]) await open(path, 'HEAD');
  expect(store().list()).toHaveLength(1);
  expect((await open(mail.unsubscribe, 'POST')).text).toContain('<h1>You are off the list</h1>');
  expect(store().list()).toEqual([]);
  expect(site.db.prepare('SELECT * FROM subscriber_links').all()).toEqual([]);
  for (const path of [mail.confirm, mail.unsubscribe])
    for (const method of ['GET', 'POST']) expect((await open(path, method)).status).toBe(404);
});

test("a mail program's own button unsubscribes, as RFC 8058 has it", async () => {
  await signUp();
  const { text } = await newestMail();
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const [, path = ''] = /^List-Unsubscribe:\s+<https:\/\/robin\.example([^>]+)>/m.exec(text) ?? [];
  const answer = await site.app.request(path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  expect(store().list()).toEqual([]);
});

test('a known address gets the same answer, and a mail that says so; its older links still work', async () => {
  const first = await signUp();
  const older = await newestMail();
  await open(older.confirm, 'POST');
  site.clock.now += 2 * day;
  expect(await signUp('ADA@reader.example')).toBe(first);
  const mail = await newestMail();
  expect(mail.text).toMatch(/^Subject: You are already on Robin Example's email list$/m);
  expect(mail.confirm).toBe('');
  expect(row()?.confirmedAt).not.toBeNull();
  expect((await open(mail.unsubscribe)).status).toBe(200);
  expect((await open(older.unsubscribe, 'POST')).status).toBe(200);
  expect(store().list()).toEqual([]);
});

test('an address gets one mail a day at most, confirmed or not', async () => {
  for (let hours = 0; hours < 24; hours++) {
    await signUp();
    await outbox.wake();
    if (hours === 5) await open((await newestMail()).confirm, 'POST');
    site.clock.now += hour;
  }
  expect(mailServer.letters).toHaveLength(1);
  site.clock.now += 1;
  await signUp();
  await outbox.wake();
  expect(mailServer.letters).toHaveLength(2);
  // The clock was a year ahead, and is set right.
  site.clock.now -= 365 * day;
  await signUp();
  await outbox.wake();
  expect(mailServer.letters).toHaveLength(3);
});

test('every try writes to the database, known address or not, so that its time tells nothing', async () => {
  // Without a write there is no commit to wait for, and the disk's milliseconds can be measured.
  const tried = () => site.db.prepare('SELECT tried_at FROM subscribers').get()?.tried_at;
  for (let i = 0; i < 3; i++) {
    await signUp();
    expect(tried()).toBe(new Date(site.clock.now).toISOString());
    site.clock.now += 1;
  }
});

test('a sign-up that nobody confirms is deleted after 7 days, and those from a time without mail stay', async () => {
  store().add({ email: 'old@reader.example', firstName: '', lastName: '' }, false);
  await signUp();
  const { confirm } = await newestMail();
  site.clock.now += 7 * day;
  site.cleanUp();
  expect(store().list()).toHaveLength(2);
  site.clock.now += 1;
  site.cleanUp();
  expect(store().list()).toMatchObject([{ email: 'old@reader.example' }]);
  expect((await open(confirm, 'POST')).text).toContain('This link no longer works');
});

test('people from a time without mail, and those who were refused, get newsletters after signing up again', async () => {
  const { countMissing } = createNewsletterStore(site.db, () => new Date());
  const newsletter = { id: '/blogpost10' };
  store().add({ email: 'ada@reader.example', firstName: '', lastName: '' }, false);
  await signUp();
  await open((await newestMail()).confirm, 'POST');
  expect(countMissing(newsletter)).toBe(1);
  site.db.exec('UPDATE subscribers SET refusals = 3');
  expect(countMissing(newsletter)).toBe(0);
  await signUp();
  expect(countMissing(newsletter)).toBe(1);
});

test('the database holds no token, only hashes', async () => {
  await signUp();
  const token = new URL((await newestMail()).confirm, address).searchParams.get('token') ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  for (const table of ['subscribers', 'subscriber_links']) {
    const rows = JSON.stringify(site.db.prepare(`SELECT * FROM ${table}`).all());
    expect(rows).toContain('ada@reader.example');
    expect(rows).not.toContain(token);
  }
});

test.each([
  ['sender', '530 5.7.0 Authentication required'],
  ['recipient', '554 5.7.1 Relay access denied'],
  ['message', '550 5.4.5 Daily user sending limit exceeded'],
  ['recipient', '552 5.2.2 Mailbox full'],
] as const)(
  'a mail waits while the mail server may take it later: it refuses the %s with %s',
  async (what, answer) => {
    await signUp();
    mailServer.refusals[what] = answer;
    for (let pass = 0; pass < 4; pass++) await outbox.wake();
    expect(site.lines.at(-1)).toContain(`: ${answer.slice(0, 9)} after `);
    mailServer.refusals[what] = '';
    expect((await newestMail()).confirm).not.toBe('');
  },
);

test('a recipient whom the mail server refuses is not tried again, and holds up nobody', async () => {
  await signUp('nobody@reader.example');
  await signUp();
  await outbox.wake();
  expect(mailServer.letters.map(({ to }) => to)).toEqual([['ada@reader.example']]);
  expect(store().waiting()).toEqual([]);
  expect(site.lines.filter((line) => line.includes('nobody'))).toEqual([]);
});

test('a site whose list is elsewhere signs nobody up, and sends no mail', async () => {
  const providers = { ...manifest.providers, list: 'mailchimp' };
  const wakeOutbox = vi.fn();
  const other = openTestApp({ manifest: { ...manifest, providers }, wakeOutbox });
  const query = new URLSearchParams({ c: callbackName(1), EMAIL: 'ada@reader.example' });
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await other.app.request(`/list/subscribe/post-json?${query}`, { headers })).status).toBe(404);
  expect(wakeOutbox).not.toHaveBeenCalled();
});
