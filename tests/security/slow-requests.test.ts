import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { targets } from './shared-targets.ts';

// These attacks take half a minute each, so all of them run at once.

const post = (path: string, ...headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Origin: http://localhost', ...headers, '', ''].join('\r\n');
const slow: Readonly<Record<string, { begin: string; drip: string }>> = {
  'no byte at all': { begin: '', drip: '' },
  'half a request line': { begin: 'GET /blog', drip: '' },
  'a header a second': { begin: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drip: 'X: y\r\n' },
  'a letter a second': { begin: 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', drip: 'y' },
  'blank lines before a request': { begin: '\r\n', drip: '\r\n' },
  'a body that never comes': { begin: post('/api/v1.0/email/send-form', 'Content-Length: 1000'), drip: '' },
  'a body, a byte a second': { begin: post('/list/subscribe/post', 'Content-Length: 1000'), drip: 'a' },
  'a form, a byte a second': {
    begin: post('/oidc/authorize', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1000'),
    drip: 'a',
  },
  'a token request, a byte a second': {
    begin: post('/oidc/token', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1000'),
    drip: 'a',
  },
  'a chunk a second': {
    begin: post('/api/v1.0/email/send-form', 'Transfer-Encoding: chunked'),
    drip: '1\r\na\r\n',
  },
  'a body nobody asked for': { begin: post('/', 'Content-Length: 100000'), drip: 'a' },
  'a second request that never ends': {
    begin: `GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /`,
    drip: 'a',
  },
};

/** Seconds until the server has ended the connection. */
async function lived(socket: Socket, { begin, drip }: { begin: string; drip: string }): Promise<number> {
  const started = performance.now();
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(begin);
  const timer = setInterval(() => {
    if (drip !== '' && socket.writable) socket.write(drip);
  }, 1000);
  // Not by once(), which rejects at an error, and a refused write is one.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return (performance.now() - started) / 1000;
}

test('a request that does not arrive within 30 seconds is ended, without exception', {
  timeout: 60_000,
}, async () => {
  const connections = Object.values(targets).flatMap(({ connect }) =>
    Object.keys(slow).flatMap((kind) => Array.from({ length: 5 }, () => ({ kind, socket: connect() }))),
  );
  const ended = new Set<(typeof connections)[number]>();
  const late: string[] = [];
  const all = Promise.all(
    connections.map(async (connection) => {
      const seconds = await lived(connection.socket, slow[connection.kind] ?? { begin: '', drip: '' });
      ended.add(connection);
      // Node looks once a second, and a busy machine takes its time.
      if (seconds > 35) late.push(connection.kind);
    }),
  );
  const limit = setTimeout(() => {
    for (const connection of connections) if (!ended.has(connection)) connection.socket.destroy();
  }, 40_000);
  await all;
  clearTimeout(limit);
  console.info(`slow requests: tried ${connections.length}, refused ${connections.length - late.length}`);
  expect([...new Set(late)]).toEqual([]);
});
