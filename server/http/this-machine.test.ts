import { request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { Visitor } from '#server/testing/visitor.ts';
import type { ServerEnv } from './env.ts';
import { isFromThisMachine } from './this-machine.ts';

let site: TestApp;
let base: string;
beforeEach(async () => {
  site = openTestApp();
  base = await site.listen();
});
afterEach(() => site.close());

/** Asks over the socket with these headers, Host among them. */
function send(path: string, headers: Record<string, string>) {
  return new Promise<{ status?: number | undefined; location?: string | undefined; body: string }>(
    (resolve, reject) => {
      const outgoing = ask(new URL(path, base), { headers }, async (answer) =>
        resolve({
          status: answer.statusCode,
          location: answer.headers.location,
          body: await text(answer),
        }),
      );
      outgoing.on('error', reject).end();
    },
  );
}

const provider = '/oidc/.well-known/openid-configuration';
test('anyone who signs in through a proxy is told that it works on this machine only', async () => {
  const visitor = new Visitor(base);
  const { answer } = await visitor.open('/auth/popup', { headers: { via: '1.1 proxy' } });
  expect(await answer.text()).toContain('works only in a browser on the machine that runs it');
});

test('a connection from another machine is not from this one, whatever name it asks for', async () => {
  const app = new Hono<ServerEnv>().get('/', (c) => c.json(isFromThisMachine(c)));
  const from = async (remoteAddress: string | undefined) =>
    (await app.request('http://localhost/', {}, { incoming: { socket: { remoteAddress } } })).json();
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await from(address), address).toBe(true);
  for (const address of ['192.168.1.9', '::ffff:10.0.0.1', 'fe80::1', undefined])
    expect(await from(address), address).toBe(false);
});

test('what a browser sends by itself is no sign of a proxy', async () => {
  const headers = {
    'user-agent': 'Mozilla/5.0',
    accept: 'text/html',
    'accept-language': 'en',
    'sec-ch-ua-platform': '"Linux"',
    'sec-fetch-site': 'same-origin',
    'upgrade-insecure-requests': '1',
    referer: base,
    dnt: '1',
    'sec-gpc': '1',
    'x-requested-with': 'XMLHttpRequest',
    cookie: 'via=1; x-forwarded-for=1',
  };
  expect((await send(provider, headers)).status).toBe(200);
});
