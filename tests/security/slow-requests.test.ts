import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { httpServer } from '#server/http/server.ts';
import { openSharedTestApp } from '#server/testing/test-app.ts';
import { attacks } from './attacks.ts';

const refuses = attacks('slow requests', { atOnce: 20 });

// The same server, which gives a request half a second instead of 25.
const site = openSharedTestApp();
const server: Server = httpServer(site.app.fetch, {
  requestMs: 500,
  stalledMs: 500,
  minBytesPerSecond: 100_000,
});
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => {
  server.close();
  site.close();
});
// It listens on a port, so its address is of this kind.
const { port } = server.address() as AddressInfo;

const post = (path: string, ...headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Origin: http://localhost', ...headers, '', ''].join('\r\n');
const contact = '/api/v1.0/email/send-form';

/** What a client sends at once, and what it sends after that, bit by bit. */
const slow: Readonly<Record<string, readonly [begin: string, drip: string]>> = {
  'no byte at all': ['', ''],
  'letter by letter': ['GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 'y'],
  'blank lines before a request': ['\r\n', '\r\n'],
  'a body that never comes': [post(contact, 'Content-Length: 1000'), ''],
  'a body, byte by byte': [post('/list/subscribe/post', 'Content-Length: 1000'), 'a'],
  'chunk by chunk': [post(contact, 'Transfer-Encoding: chunked'), '1\r\na\r\n'],
  'a body nobody asked for': [post('/', 'Content-Length: 100000'), 'a'],
  'a second request that never ends': ['GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\nGET /', 'a'],
  'headers during an event stream': [
    'GET /api/comments/events?page=/blogpost5 HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\n',
    'A: b\r\n',
  ],
};

refuses('a client that takes too long to send a request is disconnected', Object.keys(slow), async (kind) => {
  const [begin, drip] = slow[kind] ?? ['', ''];
  const socket = connect(port, '127.0.0.1');
  // A refused write is an error.
  socket.on('error', () => undefined).resume();
  socket.write(begin);
  const dripping = setInterval(() => drip !== '' && socket.writable && socket.write(drip), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
});

test('a request has less than 30 seconds to arrive', () => {
  const { requestTimeout, headersTimeout } = httpServer(site.app.fetch);
  expect(Math.max(requestTimeout, headersTimeout)).toBeLessThan(29_000);
});
