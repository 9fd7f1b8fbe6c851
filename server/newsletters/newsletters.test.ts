import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSubscriberStore } from '#server/subscribe/store.ts';
import { readable, startMailServer } from '#server/testing/mail-server.ts';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newsletterMail } from './mail.ts';
import { createNewsletterStore } from './store.ts';

const minute = 60_000;
const hour = 60 * minute;
const newsletter = {
  id: '/blogpost10',
  subject: 'A new article',
  text: 'Hello **there**',
  html: '<p>Hello <strong>there</strong></p>',
};

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let site: TestApp;
let outbox: ReturnType<TestApp['outbox']>;
beforeEach(async () => {
  mailServer = await startMailServer();
  site = openTestApp();
  outbox = outboxOf(mailServer.url);
});
afterEach(() => mailServer.close());

const now = () => new Date(site.clock.now);
const outboxOf = (smtpUrl: string) => site.outbox(smtpUrl, 60);
const newsletters = () => createNewsletterStore(site.db, now);
const recipients = () => mailServer.letters.flatMap(({ to }) => to.map((each) => each.split('@')[0]));

/** A person signs up, and an email asks them to confirm it. */
function signUp(name: string, toMail = true) {
  const subscribers = createSubscriberStore(site.db, now);
  const email = `${name}@reader.example`;
  subscribers.add({ email, firstName: '', lastName: '' }, toMail);
  return { subscribers, email };
}

function confirm(...names: readonly string[]): void {
  for (const name of names) {
    const { subscribers, email } = signUp(name);
    subscribers.confirm(email);
    site.db.prepare('UPDATE subscribers SET to_mail = 0').run();
  }
}

/** Lets time pass minute by minute, as the server's timers would. */
async function pass(minutes: number, each = outbox): Promise<void> {
  for (let at = 0; at < minutes; at++) {
    await each.wake();
    site.clock.now += minute;
  }
}

test('everyone who confirmed gets a newsletter once, even if it is sent again', async () => {
  confirm('ada', 'kai');
  signUp('eve', false);
  expect(newsletters().countMissing(newsletter)).toBe(2);
  expect(newsletters().add(newsletter)).toBe(2);
  expect(newsletters().add(newsletter)).toBe(0);
  await pass(4);
  confirm('linus');
  expect(newsletters().add(newsletter)).toBe(1);
  await pass(4);
  expect(recipients().toSorted()).toEqual(['ada', 'kai', 'linus']);
  expect(newsletters().list()).toMatchObject([{ id: '/blogpost10', sent: 3, waiting: 0, refused: 0 }]);
});

test('a newsletter from a time when the clock was ahead goes out once it is set right', async () => {
  confirm('ada');
  newsletters().add(newsletter);
  site.clock.now -= 365 * 24 * hour;
  await pass(1);
  expect(recipients()).toEqual(['ada']);
});

test('an email is dated when it is sent, because spam filters count days that it waited', async () => {
  site.clock.now -= 48 * hour;
  confirm('ada');
  newsletters().add(newsletter);
  signUp('kai');
  await pass(1);
  const dates = mailServer.letters.map(({ text }) => Date.parse(/^Date: (.*)$/m.exec(text)?.[1] ?? ''));
  expect(dates).toHaveLength(2);
  for (const date of dates) expect(Date.now() - date).toBeLessThan(hour);
});

test('the text, the HTML and a header each have a link that unsubscribes', async () => {
  confirm('ada');
  newsletters().add(newsletter);
  await pass(1);
  const text = readable(mailServer.letters[0] ?? { text: '', to: [] });
  expect(text).toMatch(/^Subject: A new article$/m);
  expect(text).toContain('Hello **there**');
  expect(text).toContain('<p>Hello <strong>there</strong></p>');
  expect(text).toMatch(/^List-ID: <newsletter\.robin\.example>$/m);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const links = [...text.matchAll(/https:\/\/robin\.example(\/list\/unsubscribe\?token=[\w-]+)/g)];
  expect(links).toHaveLength(3);
  const [[, path = ''] = []] = links;
  expect((await site.app.request(`${path}x`, { method: 'POST' })).status).toBe(404);
  expect(newsletters().countMissing({ id: '/blogpost12' })).toBe(1);
  expect((await site.app.request(path, { method: 'POST' })).status).toBe(200);
  expect(newsletters().countMissing({ id: '/blogpost12' })).toBe(0);
});

test('quotes and margins are there in mail programs that support little CSS', () => {
  const sender = { manifest, address: () => manifest.host };
  const mail = newsletterMail(sender, { ...newsletter, email: 'ada@reader.example' }, 'token');
  // Mail programs that put an email into a page of theirs leave out `html` and `body`.
  expect(mail.html, 'the direction of its text').toMatch(/<div[^>]* dir="ltr">/);
  expect(mail.html).not.toMatch(/<(main|footer|header|section|article)\b|-inline|-block-|var\(|display:/);
});

test('a subject cannot begin another header, and is plain text in the HTML', async () => {
  confirm('ada');
  newsletters().add({ ...newsletter, subject: 'Hi\r\nBcc: eve@evil.example\r\n\r\n<script>' });
  await pass(1);
  const text = readable(mailServer.letters[0] ?? { text: '', to: [] });
  expect(text).toMatch(/^Subject: Hi Bcc: eve@evil\.example <script>$/m);
  expect(text).not.toMatch(/^Bcc/m);
  expect(text).toContain('<h1>Hi Bcc: eve@evil.example &lt;script&gt;</h1>');
  expect(mailServer.letters[0]?.to).toEqual(['ada@reader.example']);
});

test('newsletters are spread over the hour, and delay no other email', async () => {
  confirm('ada', 'kai');
  newsletters().add(newsletter);
  await outbox.wake();
  await outbox.wake();
  expect(mailServer.letters).toHaveLength(1);
  signUp('linus');
  await outbox.wake();
  expect(recipients().at(-1)).toBe('linus');
  site.clock.now += minute;
  await outbox.wake();
  expect(mailServer.letters).toHaveLength(3);
});

test('a person who unsubscribes before their turn gets nothing, and their rows are deleted', async () => {
  confirm('ada', 'kai');
  newsletters().add(newsletter);
  createSubscriberStore(site.db, now).forget('kai@reader.example');
  await pass(3);
  expect(recipients()).toEqual(['ada']);
  expect(site.db.prepare('SELECT email FROM newsletter_emails').all()).toEqual([
    { email: 'ada@reader.example' },
  ]);
});

test('an address that the mail server refuses three times gets no more newsletters, and delays nobody', async () => {
  confirm('nobody', 'ada', 'kai');
  newsletters().add(newsletter);
  await pass(3);
  expect(recipients().toSorted()).toEqual(['ada', 'kai']);
  expect(newsletters().list()).toMatchObject([{ sent: 2, waiting: 1 }]);
  newsletters().add({ ...newsletter, id: '/blogpost11' });
  await pass(27 * 60);
  expect(
    newsletters()
      .list()
      .map(({ waiting, refused }) => ({ waiting, refused })),
  ).toEqual([
    { waiting: 0, refused: 1 },
    { waiting: 0, refused: 1 },
  ]);
  expect(site.lines.filter((line) => line.startsWith('mail: newsletter'))).toHaveLength(3);
  expect(site.lines.join()).not.toContain('nobody');
  expect(newsletters().countMissing({ id: '/blogpost12' })).toBe(2);
  expect(newsletters().add({ ...newsletter, id: '/blogpost12' })).toBe(2);
});

test('an email that is accepted resets the count of refusals', () => {
  confirm('ada');
  newsletters().add(newsletter);
  for (const failure of ['address', 'address'] as const) {
    site.clock.now += 25 * hour;
    const mail = newsletters().due();
    if (mail) newsletters().markFailed(mail, failure);
  }
  site.clock.now += 25 * hour;
  const mail = newsletters().due();
  if (mail) newsletters().markSent(mail);
  expect(createSubscriberStore(site.db, now).list()).toMatchObject([{ refusals: 0 }]);
});

test('a newsletter that was refused for its content can be sent again', () => {
  confirm('ada');
  newsletters().add(newsletter);
  for (let tries = 0; tries < 3; tries++) {
    const mail = newsletters().due();
    if (mail) newsletters().markFailed(mail, 'mail-for-now');
    site.clock.now += 25 * hour;
  }
  expect(newsletters().list()).toMatchObject([{ refused: 1, waiting: 0 }]);
  expect(newsletters().add({ ...newsletter, text: 'Without the word that was refused' })).toBe(1);
  expect(newsletters().due()?.text).toBe('Without the word that was refused');
});

test('an unreachable mail server does not count as a try', async () => {
  confirm('ada', 'kai');
  newsletters().add(newsletter);
  const away = outboxOf('smtp://127.0.0.1:1');
  await pass(8, away);
  expect(newsletters().list()).toMatchObject([{ waiting: 2, refused: 0 }]);
  await pass(2);
  expect(recipients().toSorted()).toEqual(['ada', 'kai']);
});

test('a mail server that hangs on a newsletter delays neither other email nor the site', async () => {
  const hanging = Promise.withResolvers<void>();
  const slow = await startMailServer({ isReady: hanging.promise });
  const stuck = outboxOf(slow.url);
  confirm('ada');
  newsletters().add(newsletter);
  void stuck.wake();
  await expect.poll(() => slow.letters.length).toBe(1);
  signUp('kai');
  void stuck.wake();
  await expect.poll(() => slow.letters.flatMap(({ to }) => to)).toContain('kai@reader.example');
  expect((await site.app.request('/livez')).status).toBe(200);
  hanging.resolve();
  await stuck.stop();
  expect(newsletters().list()).toMatchObject([{ sent: 1 }]);
  await slow.close();
});

test('a newsletter is sent again, with the same Message-ID, if the server was killed before it stored that it was sent', async () => {
  confirm('ada', 'kai');
  newsletters().add(newsletter);
  site.db.exec(
    "CREATE TRIGGER killed BEFORE UPDATE OF state ON newsletter_emails BEGIN SELECT raise(abort, 'killed'); END",
  );
  const killed = outboxOf(mailServer.url);
  await killed.wake();
  site.db.exec('DROP TRIGGER killed');
  await pass(4, outboxOf(mailServer.url));
  expect(recipients()).toHaveLength(3);
  const ids = mailServer.letters.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(2);
});

test('a week after everyone got a newsletter, its text is deleted, and who got it is kept', () => {
  confirm('ada', 'kai');
  newsletters().add(newsletter);
  const mail = newsletters().due();
  if (mail) newsletters().markSent(mail);
  site.clock.now += 8 * 24 * hour;
  site.cleanUp();
  const last = newsletters().due();
  expect(last?.text).toBe(newsletter.text);
  if (last) newsletters().markSent(last);
  site.cleanUp();
  expect(site.db.prepare('SELECT text, html FROM newsletters').all()).toEqual([{ text: '', html: '' }]);
  expect(newsletters().add(newsletter)).toBe(0);
});
