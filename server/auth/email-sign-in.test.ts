import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readable, startMailServer } from '#server/testing/mail-server.ts';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { smtp } from '../mail/smtp.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let site: TestApp;
let base: string;
const offered = { ...manifest, signIn: ['google', 'email'] } satisfies typeof manifest;
async function open(overrides: Parameters<typeof openTestApp>[0] = {}) {
  site = openTestApp({
    manifest: offered,
    sendMail: smtp(mail.url),
    wakeOutbox: () => {},
    ...overrides,
  });
  base = await site.listen();
}
beforeEach(async () => {
  mail = await startMailServer();
  await open();
});
afterEach(async () => {
  vi.useRealTimers();
  await mail.close();
});

const post = (visitor: Visitor, path: string, form: Readonly<Record<string, string>>) =>
  visitor.open(path, { method: 'POST', body: new URLSearchParams(form) });
const ask = (visitor: Visitor, email: string) => post(visitor, '/auth/email', { email });
const type = (visitor: Visitor, code: string, name = 'Ada') =>
  post(visitor, '/auth/email/code', { code, name });
const letter = () => readable(mail.letters.at(-1) ?? { text: '', to: [] });
const code = () => /^(\d{4}) (\d{4})$/m.exec(letter())?.slice(1).join('') ?? '';
async function signIn(email: string, name = 'Ada', visitor = new Visitor(base)) {
  await ask(visitor, email);
  const { url } = await type(visitor, code(), name);
  return { visitor, url, reader: await visitor.reader() };
}

test('a person signs in with the code that was emailed, under a name that they choose', async () => {
  const visitor = new Visitor(base);
  const form = await visitor.open('/auth/popup?with=email');
  expect(await form.answer.text()).toContain('type="email"');
  const asked = await ask(visitor, 'Ada@Reader.example');
  expect(asked.url.pathname).toBe('/auth/email/code');
  expect(await asked.answer.text()).toContain('<bdi>ada@reader.example</bdi>');
  expect(mail.letters).toMatchObject([{ to: ['ada@reader.example'] }]);
  expect(letter()).toMatch(/^Subject: \d{4} \d{4} is your code for localhost:\d+$/m);
  expect(letter()).toContain(`\n${base}/auth/email/code?code=${code()}\n`);
  const { url } = await type(visitor, `${code().slice(0, 4)} ${code().slice(4)}`, '  Ada\nSample ');
  expect(url.href).toBe(`${base}/auth/done`);
  expect(await visitor.reader()).toEqual({
    uid: expect.any(String),
    displayName: 'Ada Sample',
    mailsReplies: false,
    photoURL: '',
  });
  expect(visitor.cookie).not.toContain('email_sign_in');
});

test('the same address is the same person, who keeps the name or chooses another one', async () => {
  const { reader } = await signIn('ada@reader.example');
  expect((await signIn(' ADA@reader.EXAMPLE ', '')).reader).toEqual(reader);
  expect((await signIn('ada@reader.example', 'Ada L.')).reader).toEqual({ ...reader, displayName: 'Ada L.' });
  expect((await signIn('ada+blog@reader.example')).reader.uid).not.toBe(reader.uid);
});

test.each(['', '   ', '\u200b\u2060', '\u3164', 'x'.repeat(201)])(
  '%j is no name, and the code still works',
  async (name) => {
    const visitor = new Visitor(base);
    await ask(visitor, 'ada@reader.example');
    const { answer } = await type(visitor, code(), name);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Choose a name');
    expect(await visitor.reader()).toBeNull();
    await type(visitor, code(), 'Ada');
    expect(await visitor.reader()).toMatchObject({ displayName: 'Ada' });
  },
);

test("nobody but the owner gets the owner's name, in any of its forms", async () => {
  const visitor = new Visitor(base);
  await ask(visitor, 'eve@evil.example');
  for (const name of ['Robin Example', 'ROBIN  EXAMPLE', 'Rоbin Ехample', 'R0bin Examp1e']) {
    const { answer } = await type(visitor, code(), name);
    expect(await answer.text(), name).toContain('looks like that of the site’s owner');
  }
  expect(await visitor.reader()).toBeNull();
  const { reader } = await signIn('Robin@mail.example', 'Robin Example');
  expect(reader).toMatchObject({ displayName: 'Robin Example', isOwner: true });
});

test('no address is stored, nor anything that it could be tried against without the secret', async () => {
  const visitor = new Visitor(base);
  await ask(visitor, 'ada@reader.example');
  const stored = () => {
    const tables = site.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    return JSON.stringify(tables.map(({ name }) => site.db.prepare(`SELECT * FROM "${name}"`).all()));
  };
  expect(stored()).not.toMatch(new RegExp(`ada@|reader\\.example|${code()}`));
  await type(visitor, code());
  expect(stored()).toContain('"email:');
  expect(stored()).not.toMatch(/ada@|reader\.example/);
  expect(site.lines.join('\n')).not.toMatch(/ada@|code=/);
});

test('emails about replies go to the address of the sign-in that asks for them', async () => {
  const { visitor, reader } = await signIn('ada@reader.example');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { answer } = await visitor.open('/auth/popup?for=reply-mails', { headers });
  expect(await answer.text()).toContain('type="email"');
  await signIn('ada@reader.example', '', visitor);
  expect(site.db.prepare('SELECT user_id, email FROM reply_mails').all()).toEqual([
    { user_id: reader.uid, email: 'ada@reader.example' },
  ]);
});

test('the window says that a mail server is down or refuses, and the log says why', async () => {
  await open({ sendMail: smtp('smtp://127.0.0.1:1') });
  const { answer } = await ask(new Visitor(base), 'ada@reader.example');
  expect(answer.status).toBe(503);
  const text = await answer.text();
  expect(text).toContain('The email could not be sent right now');
  expect(text, 'the address is kept').toContain('value="ada@reader.example"');
  expect(site.lines.join('\n')).toContain('mail: a code to sign in was not sent (ESOCKET)');
  expect(site.lines.join('\n')).not.toContain('ada@');
});

test('a mail server that hangs holds nobody up for more than ten seconds, and its email still works', async () => {
  const { promise: isReady, resolve } = Promise.withResolvers<void>();
  const slow = await startMailServer({ isReady });
  await open({ sendMail: smtp(slow.url) });
  const visitor = new Visitor(base);
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const asked = ask(visitor, 'ada@reader.example');
  await expect.poll(() => slow.letters.length).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await asked).answer.status).toBe(503);
  vi.useRealTimers();
  resolve();
  mail.letters.push(...slow.letters);
  await type(visitor, code());
  expect(await visitor.reader()).toMatchObject({ displayName: 'Ada' });
  await slow.close();
});

test('a sign-in that was not finished is cleaned up', async () => {
  await ask(new Visitor(base), 'ada@reader.example');
  const left = () => site.db.prepare('SELECT count(*) AS n FROM verification').get()?.n;
  site.clock.now += 9 * 60_000;
  site.cleanUp();
  expect(left()).toBe(1);
  site.clock.now += 2 * 60_000;
  site.cleanUp();
  expect(left()).toBe(0);
});

test.each([[{ sendMail: undefined }], [{ manifest }]])(
  'a site that does not offer it signs nobody in by email',
  async (overrides) => {
    const google = { clientId: 'id', clientSecret: 'secret' };
    await open({ ...overrides, config: { clients: { google } } });
    const visitor = new Visitor(base);
    expect((await visitor.open('/auth/popup?with=email')).url.search).toBe('?error=unavailable');
    expect((await ask(visitor, 'ada@reader.example')).answer.status).toBe(404);
    expect(mail.letters).toEqual([]);
  },
);
