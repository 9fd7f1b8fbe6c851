import { request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { Visitor } from '#server/testing/visitor.ts';

// What a subdomain, a plain-http page or a copied cookie can put into somebody's Cookie header, on a site with https.

const name = '__Host-site.session_token';
let local: TestApp;
let site: TestApp;
let base: string;
let ada: string;
let mallory: string;
beforeEach(async () => {
  // People sign in on the local site; the public one has the same sessions and the same secret.
  local = openTestApp();
  const localBase = await local.listen();
  ada = await tokenOf(localBase, 'Ada');
  mallory = await tokenOf(localBase, 'Mallory');
  site = openTestApp({
    db: local.db,
    config: {
      siteUrl: new URL('https://robin.example'),
      google: { clientId: 'id', clientSecret: 'secret' },
      smtpUrl: undefined,
      writesPerMinute: 0,
    },
  });
  base = await site.listen();
});
afterEach(() => {
  site.close();
  local.close();
});

async function tokenOf(address: string, person: string): Promise<string> {
  const visitor = new Visitor(address);
  await visitor.signIn({ name: person });
  return /site\.session_token=([^;]+)/.exec(visitor.cookie)?.[1] ?? '';
}

/** Asks with exactly these bytes as cookies, which fetch would not send. */
function send(path: string, cookie: string, method = 'GET') {
  return new Promise<{ status?: number | undefined; cookies: readonly string[]; body: string }>(
    (resolve, reject) => {
      const headers = { cookie, host: 'robin.example', origin: 'https://robin.example' };
      const outgoing = ask(new URL(path, base), { method, headers }, async (answer) => {
        const cookies = answer.headers['set-cookie'] ?? [];
        resolve({ status: answer.statusCode, cookies, body: await text(answer) });
      });
      outgoing.on('error', reject).end();
    },
  );
}
const readerOf = async (cookie: string): Promise<string | undefined> =>
  JSON.parse((await send('/api/reader', cookie)).body).reader?.displayName;

test('a cookie of the same name planted beside the own one never becomes a key to the account', async () => {
  for (const planted of [
    'site.session_token=planted',
    `${name}=planted`,
    '__Secure-site.session_token=planted',
  ]) {
    for (const both of [`${planted}; ${name}=${ada}`, `${name}=${ada}; ${planted}`]) await readerOf(both);
    expect(await readerOf(planted), planted).toBeUndefined();
  }
  expect(await readerOf(`site.session_token=planted; ${name}=${ada}`)).toBe('Ada');
});

test("somebody else's session planted under another name changes nobody", async () => {
  for (const other of ['site.session_token', '__Secure-site.session_token', '__host-site.session_token']) {
    expect(await readerOf(`${other}=${mallory}; ${name}=${ada}`), other).toBe('Ada');
    expect(await readerOf(`${other}=${mallory}`), other).toBeUndefined();
  }
});

test('a no-break space before the name does not make it the own cookie', async () => {
  expect(await readerOf(`\u00a0${name}=${mallory}; ${name}=${ada}`)).toBe('Ada');
  expect(await readerOf(`\u00a0${name}=${mallory}`)).toBeUndefined();
});

test('signing out ends the session under every spelling of its cookie', async () => {
  const plain = decodeURIComponent(ada);
  const spellings = [ada, plain, ada.replace(/%../g, (each) => each.toLowerCase()), `"${plain}"`];
  expect(new Set(spellings).size).toBeGreaterThanOrEqual(3);
  for (const spelling of spellings) expect(await readerOf(`${name}=${spelling}`)).toBe('Ada');
  expect((await send('/api/reader/sign-out', `${name}=${plain}`, 'POST')).status).toBe(204);
  for (const spelling of spellings) expect(await readerOf(`${name}=${spelling}`)).toBeUndefined();
});

test('the session cookie belongs to this host alone, and is sent over https only', async () => {
  // A session that was last prolonged two days ago is prolonged by the next visit.
  const due = new Date(Date.now() + 28 * 24 * 60 * 60 * 1000).toISOString();
  local.db.prepare('UPDATE session SET expiresAt = ?').run(due);
  const { cookies } = await send('/api/reader', `${name}=${ada}`);
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(
    /^__Host-site\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});
