import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, isFound, isOutside, linksIn } from './link-check.ts';

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
  expect(await ask(`${origin}/here`)).toEqual({ status: 200 });
  expect(asked.filter((line) => line.endsWith(' /here'))).toEqual(['HEAD /here']);
});

test('a server that does not support HEAD is asked again', async () => {
  expect((await ask(`${origin}/no-head`)).status).toBe(200);
});

test('a page that is gone is not found, one that turns programs away is', async () => {
  const gone = await ask(`${origin}/gone`);
  expect([gone.status, isFound(gone.status)]).toEqual([404, false]);
  expect([401, 403, 429, 500].map(isFound)).toEqual([true, true, true, false]);
});

test('a page that moved says where to', async () => {
  expect(await ask(`${origin}/moved`)).toEqual({ status: 200, movedTo: `${origin}/here` });
});

test('a host that does not exist is an answer, not an exception', async () => {
  expect(await ask('http://nobody.invalid/')).toEqual({ status: null });
});

test('only links to other sites are checked', () => {
  const links = [
    'https://react.dev/learn',
    '/blogpost1',
    'mailto:a@b.c',
    'http://localhost:PORT',
    'http://localhost:4321',
  ];
  expect([...links, 'https://robin.example/', 'https://mail.example'].filter(isOutside)).toEqual([links[0]]);
});

test('links and pictures are found where they are: in sentences, lists, tables, notes and tags', () => {
  const source = [
    'A [first](/one) and ![a plan](plan.png), named [later][two].',
    '- in a [list](#three)',
    '',
    '| a | b |',
    '|---|---|',
    '| [in a table](https://four.example/) | x |',
    '',
    '<Callout>',
    'in a [callout](/five)',
    '</Callout>',
    '',
    '[two]: https://two.example/',
  ].join('\n');
  expect(linksIn(source, 'mdx')).toEqual([
    '/one',
    'plan.png',
    '#three',
    'https://four.example/',
    '/five',
    'https://two.example/',
  ]);
});

test('code is no link', () => {
  expect(linksIn('`[a](/b)`\n\n```md\n[a](/b)\n```', 'md')).toEqual([]);
});
