import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, inTurn, isFound, isOutside } from './link-check.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (request.url === '/moved') response.writeHead(301, { location: '/here' }).end();
  else if (request.url === '/no-head' && request.method === 'HEAD') response.writeHead(405).end();
  else response.writeHead(request.url === '/gone' ? 404 : 200).end('a page');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on TCP always has an address of this kind.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('a page that is there is found, and asked for once, without its content', async () => {
  expect(await ask(`${origin}/here`)).toEqual({ status: 200, why: '' });
  expect(asked.filter((line) => line.endsWith(' /here'))).toEqual(['HEAD /here']);
});

test('a server that knows no HEAD is asked again', async () => {
  expect((await ask(`${origin}/no-head`)).status).toBe(200);
});

test('a page that is gone is not found, one that turns programs away is', async () => {
  const gone = await ask(`${origin}/gone`);
  expect([gone.status, isFound(gone)]).toEqual([404, false]);
  expect([401, 403, 429, 500].map((status) => isFound({ status, why: '' }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a page that moved says where to', async () => {
  expect(await ask(`${origin}/moved`)).toEqual({ status: 200, why: '', movedTo: `${origin}/here` });
});

test('a host that nobody has is an answer, not an exception', async () => {
  const answer = await ask('http://nobody.invalid/');
  expect(answer.status).toBeNull();
  expect(['no such host', 'no network']).toContain(answer.why);
});

test('work is done a few at a time, and answers keep the order', async () => {
  let atWork = 0;
  let most = 0;
  const doubled = await inTurn([1, 2, 3, 4, 5], 2, async (n) => {
    most = Math.max(most, ++atWork);
    await new Promise((resolve) => setImmediate(resolve));
    atWork--;
    return n * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
});

test('what is asked is what somebody else answers', () => {
  const links = [
    'https://react.dev/learn',
    '/blogpost1',
    'mailto:a@b.c',
    'http://localhost:PORT',
    'http://localhost:4321',
  ];
  expect([...links, 'https://robin.example/', 'https://mail.example'].filter(isOutside)).toEqual([links[0]]);
});
