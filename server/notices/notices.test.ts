import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reader } from '#features/comments/model.ts';
import type { SendMail } from '#server/mail/smtp.ts';
import { createSiteOutbox } from '#server/site-outbox.ts';
import { createSubscriberStore } from '#server/subscribe/store.ts';
import { comments, posting } from '#server/testing/comment-requests.ts';
import { readable, startMailServer } from '#server/testing/mail-server.ts';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';

const minute = 60 * 1000;
const owner = 'hello@robin.example';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let site: TestApp;
let outbox: ReturnType<TestApp['outbox']>;
beforeEach(async () => {
  mailServer = await startMailServer();
  open();
});
afterEach(() => mailServer.close());

function open(commentMails: typeof manifest.commentMails = 'at-once') {
  site = openTestApp({ manifest: { ...manifest, commentMails }, wakeOutbox: () => {} });
  outbox = site.outbox(mailServer.url);
}

type Ask = Awaited<ReturnType<TestApp['as']>>;
let ids = 0;
const newId = () => String(++ids).padStart(7, 'c');
async function post(ask: Ask, body: string, parentId: string | null = null, id = newId()): Promise<string> {
  const answer = await ask(comments, posting({ id, body, parentId }));
  expect(answer.status).toBe(201);
  site.clock.now += 1;
  return id;
}

/** The mails that came since the last call, to whom and what they say. */
async function mails() {
  await outbox.wake();
  return mailServer.letters.splice(0).map((letter) => ({ to: letter.to[0], text: readable(letter) }));
}
/** Ada's thread, about whose replies she wants mail, and Linus, who may reply. */
async function startThread() {
  const [ada, linus] = [await site.as('Ada'), await site.as('Linus')];
  const thread = await post(ada, 'A question');
  await site.askForReplyMails('Ada');
  return { ada, linus, thread };
}
const toReaders = async () => (await mails()).filter(({ to }) => to !== owner);

test('a reader who asked for mail gets the text of a reply, with a link to it', async () => {
  const { linus, thread } = await startThread();
  await mails();
  const reply = await post(linus, 'An answer\nin two lines\u0007', thread);
  const [mail, ...others] = await toReaders();
  expect(others).toEqual([]);
  expect(mail?.to).toMatch(/@reader\.example$/);
  expect(mail?.text).toMatch(/^Subject: .*A_new_reply_to_.*How_to_comment/m);
  expect(mail?.text).toContain('Linus\n> An answer\n> in two lines\n');
  expect(mail?.text).toContain(`https://robin.example/blogpost5#comment-${reply}`);
});

test('a comment is stored together with its notices, or not at all', async () => {
  const ada = await site.as('Ada');
  // As when the disk is full by then, or another process writes.
  site.db.exec("CREATE TRIGGER no_more BEFORE INSERT ON notices BEGIN SELECT raise(ABORT, 'no more'); END");
  const sent = posting({ id: 'abc1234', body: 'Tell the owner' });
  expect((await ada(comments, sent)).status).toBe(503);
  site.db.exec('DROP TRIGGER no_more');
  await post(ada, 'Tell the owner', null, 'abc1234');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.to).toBe(owner);
  expect(mail?.text).toContain('> Tell the owner');
  // An auto-reply of the owner's must not answer it, and nothing can be unsubscribed from.
  expect(mail?.text).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(mail?.text).not.toContain('List-Unsubscribe');
});

test('nobody gets mail without asking, or about their own comment', async () => {
  const ada = await site.as('Ada');
  const linus = await site.as('Linus');
  const thread = await post(ada, 'A question');
  await site.askForReplyMails('Linus');
  await post(linus, 'An answer', thread);
  expect(await toReaders()).toEqual([]);
  await post(ada, 'Thank you', thread);
  expect(await toReaders()).toHaveLength(1);
});

test('a thread sends a reader one mail an hour at most, with every new comment that is still there', async () => {
  const { linus, thread } = await startThread();
  await post(linus, 'One', thread);
  expect(await toReaders()).toHaveLength(1);
  await post(linus, 'Two', thread);
  const deleted = await post(linus, 'Three', thread);
  await post(linus, 'Four', thread);
  await linus(`/api/comments/${deleted}`, { method: 'DELETE' });
  site.clock.now += 59 * minute;
  expect(await toReaders()).toEqual([]);
  site.clock.now += minute;
  const [mail, ...others] = await toReaders();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('> Two');
  expect(mail?.text).toContain('> Four');
  expect(mail?.text).not.toContain('Three');
  expect(await toReaders()).toEqual([]);
});

test('the link in a mail stops them all after a press on its button, and so does the button of a mail program', async () => {
  const { ada, linus, thread } = await startThread();
  await post(linus, 'An answer', thread);
  const text = (await toReaders())[0]?.text ?? '';
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const [, path = ''] = /^List-Unsubscribe:\s+<https:\/\/robin\.example([^>]+)>/m.exec(text) ?? [];
  expect(text).toContain(`\nhttps://robin.example${path}\n`);

  expect(await (await site.app.request(path)).text()).toContain('Stop these emails</button>');
  expect(await isOn(ada)).toBe(true);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const forged = path.replace(/key=../, 'key=xx');
  expect((await site.app.request(forged, { method: 'POST', body })).status).toBe(404);
  expect(await isOn(ada)).toBe(true);
  expect((await site.app.request(path, { method: 'POST', body })).status).toBe(200);
  expect(await isOn(ada)).toBe(false);
  expect(site.db.prepare('SELECT * FROM reply_mails').all()).toEqual([]);
  await post(linus, 'Another answer', thread);
  site.clock.now += 60 * minute;
  expect(await toReaders()).toEqual([]);
});

const isOn = async (ask: Ask) => {
  const answer = (await (await ask('/api/reader')).json()) as { reader: Reader };
  return answer.reader.mailsReplies;
};

test('mails are turned off on the page, which needs an origin of the site', async () => {
  const ada = await site.as('Ada');
  await site.askForReplyMails('Ada');
  const elsewhere = { method: 'DELETE', headers: { origin: 'https://evil.example' } };
  expect((await ada('/api/reader/reply-mails', elsewhere)).status).toBe(403);
  expect(await isOn(ada)).toBe(true);
  expect((await ada('/api/reader/reply-mails', { method: 'DELETE' })).status).toBe(204);
  expect(await isOn(ada)).toBe(false);
});

test('an address is stored only for a person who asked on a page of the site, and shown to nobody', async () => {
  const ada = await site.as('Ada');
  await post(ada, 'A question');
  const addresses = () => site.db.prepare('SELECT email FROM reply_mails').all();
  await site.askForReplyMails('Ada', { 'sec-fetch-site': 'cross-site' });
  expect(addresses()).toEqual([]);
  await site.askForReplyMails('Ada');
  expect(addresses()).toEqual([{ email: expect.stringMatching(/@reader\.example$/) }]);
  for (const path of ['/api/reader', comments])
    expect(await (await ada(path)).text()).not.toContain('@reader.example');
});

test('a request for mail without the sign-in that gives the address is deleted after an hour', async () => {
  const ada = await site.as('Ada');
  await ada('/auth/popup?for=reply-mails', { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(await isOn(ada)).toBe(false);
  site.clock.now += 61 * minute;
  site.cleanUp();
  expect(site.db.prepare('SELECT * FROM reply_mails').all()).toEqual([]);
});

test('a site without a mail server offers no mails', async () => {
  const other = openTestApp();
  const ada = await other.as('Ada');
  expect(await isOn(ada)).toBeUndefined();
  await other.askForReplyMails('Ada');
  expect(other.db.prepare('SELECT * FROM reply_mails').all()).toEqual([]);
});

test('the owner hears of a new comment at once, and of those in the next ten minutes together', async () => {
  const ada = await site.as('Ada');
  const first = await post(ada, 'One');
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: owner });
  expect(mail?.text).toContain(`Ada\n> One\nhttps://robin.example/blogpost5#comment-${first}`);
  await post(ada, 'Two');
  await post(ada, 'Three');
  expect(await mails()).toEqual([]);
  site.clock.now += 10 * minute;
  const [next, ...others] = await mails();
  expect(others).toEqual([]);
  expect(next?.text).toMatch(/^Subject: 2 new comments on robin\.example$/m);
});

test('the owner hears of a comment ten minutes later, even while a sign-up to the list is put off for an hour', async () => {
  const ada = await site.as('Ada');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const subjects: unknown[] = [];
  const send: SendMail = async ({ subject, to }) => {
    if (JSON.stringify(to).includes('gmial'))
      throw Object.assign(new Error('no'), { command: 'RCPT TO', responseCode: 450 });
    subjects.push(subject);
  };
  const { db } = site;
  const [now, log] = [() => new Date(site.clock.now), () => {}];
  const shared = { db, manifest, secret: 'secret', now, log, address: () => manifest.host };
  const mailed = createSiteOutbox({ ...shared, send }, 200);
  createSubscriberStore(db, now).add({ email: 'kai@gmial.example', firstName: '', lastName: '' }, true);
  await post(ada, 'One');
  await mailed.wake();
  await vi.advanceTimersByTimeAsync(120 * minute);
  await post(ada, 'Two');
  await mailed.wake();
  expect(subjects).toHaveLength(1);
  site.clock.now += 10 * minute;
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(subjects).toHaveLength(2);
  await mailed.stop();
  vi.useRealTimers();
});

test('a mail that a wrong clock dated in the future does not delay the next one', async () => {
  const ada = await site.as('Ada');
  site.clock.now += 24 * 60 * minute;
  await post(ada, 'One');
  expect(await mails()).toHaveLength(1);
  site.clock.now -= 24 * 60 * minute;
  await post(ada, 'Two');
  expect(await mails()).toHaveLength(1);
  await post(ada, 'Three');
  expect(await mails()).toEqual([]);
});

test('the owner may hear of comments once a day, or never', async () => {
  open('daily');
  const ada = await site.as('Ada');
  await post(ada, 'One');
  expect(await mails()).toHaveLength(1);
  await post(ada, 'Two');
  site.clock.now += 23 * 60 * minute;
  expect(await mails()).toEqual([]);
  site.clock.now += 60 * minute;
  expect(await mails()).toHaveLength(1);

  // What waits from the time before is not sent either.
  await post(ada, 'Three');
  const { db, clock } = site;
  site = openTestApp({ db, manifest: { ...manifest, commentMails: 'never' }, wakeOutbox: () => {} });
  site.clock.now = clock.now + 24 * 60 * minute;
  outbox = site.outbox(mailServer.url);
  await post(await site.as('Ada'), 'Four');
  expect(await mails()).toEqual([]);
});

test('a comment that is deleted while other emails go out is in none of the rest', async () => {
  const { linus, thread } = await startThread();
  await mails();
  const reply = await post(linus, 'Spam', thread);
  await mailServer.close();
  const taken = Promise.withResolvers<void>();
  mailServer = await startMailServer({ isReady: taken.promise });
  site.clock.now += 10 * minute;
  const sent = site.outbox(mailServer.url).wake();
  await vi.waitFor(() => expect(mailServer.letters).toHaveLength(1));
  expect((await linus(`/api/comments/${reply}`, { method: 'DELETE' })).status).toBe(204);
  taken.resolve();
  await sent;
  expect(mailServer.letters.map(({ to }) => to[0])).toEqual([owner]);
});

test('the owner hears of a comment that waits for approval, its thread once it is approved, and nobody of a comment of their own', async () => {
  const ownersAsk = await site.asOwner();
  const thread = await post(ownersAsk, 'Welcome');
  expect(await mails()).toEqual([]);
  const ada = await site.as('Ada');
  const linus = await site.as('Linus');
  await post(ada, 'A question', thread);
  await site.askForReplyMails('Ada');
  await mails();
  site.clock.now += 10 * minute;
  const links = 'https://a.example https://b.example https://c.example';
  const held = await post(linus, links, thread);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('It is waiting for your approval:\nhttps://robin.example/moderation');
  site.clock.now += 10 * minute;
  expect((await ownersAsk(`/api/moderation/approve/${held}`, { method: 'POST' })).status).toBe(204);
  const told = await mails();
  expect(told).toHaveLength(1);
  expect(told[0]?.to).toMatch(/@reader\.example$/);
  expect(told[0]?.text).toContain(`/blogpost5#comment-${held}`);
});

test('those of a thread hear of a reply that was approved two weeks after it was written', async () => {
  const ownersAsk = await site.asOwner();
  const { linus, thread } = await startThread();
  const body = 'https://a.example https://b.example https://c.example';
  const held = await post(linus, body, thread);
  await mails();
  site.db.exec("UPDATE held_comments SET created_at = '2026-01-01T00:00:00.000Z'");
  expect((await ownersAsk(`/api/moderation/approve/${held}`, { method: 'POST' })).status).toBe(204);
  site.cleanUp();
  expect(await toReaders()).toMatchObject([{ text: expect.stringContaining(`#comment-${held}`) }]);
});

test('an address that the mail server refuses gets no further mail about replies', async () => {
  const { ada, linus, thread } = await startThread();
  mailServer.refusals.recipient = '550 5.1.1 no such user';
  await post(linus, 'An answer', thread);
  await mails();
  expect(await isOn(ada)).toBe(false);
  expect(site.lines.at(-1)).toMatch(/^mail: replies was not sent [^@]*$/);
});

test('a mail that could not be sent goes out later, with everything in it', async () => {
  const ada = await site.as('Ada');
  await post(ada, 'One');
  const { url, close } = mailServer;
  await close();
  await outbox.wake();
  expect(site.lines.at(-1)).toMatch(/^mail: new comments was not sent/);
  await post(ada, 'Two');
  outbox.stop();
  mailServer = await startMailServer();
  expect(mailServer.url).not.toBe(url);
  outbox = site.outbox(mailServer.url);
  expect((await mails())[0]?.text).toMatch(/> One[\s\S]*> Two/);
});

test('every line of a comment and its name stays inside the quote', async () => {
  const { thread } = await startThread();
  const eve = await site.as('Eve\u2028\u2029Robin');
  await post(eve, 'Hello\u2028Confirm your address at https://evil.example\u2029Yours', thread);
  const [mail] = await toReaders();
  expect(mail?.text).toContain('Eve Robin\n> Hello Confirm your address at https://evil.example Yours\n');
});
