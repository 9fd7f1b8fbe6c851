import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { request } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers so, on a port of its own. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server on a TCP port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['stops in the middle of its answer', (_, response) => void response.writeHead(200).write('half')],
])('a server that %s is given up', async (_, listener) => {
  const address = await serve(listener);
  expect(await request(address, { timeoutMs: 100 })).toEqual({ ok: false, problem: 'timeout' });
});

test('an aborted request is a timeout, even in Safari, which throws an AbortError', async () => {
  const send = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  expect(await request('/', { timeoutMs: 10 }, send)).toEqual({ ok: false, problem: 'timeout' });
});

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('a connection that breaks while the browser is online: %s', async (onLine, problem) => {
  vi.stubGlobal('navigator', { onLine });
  const address = await serve((_, response) => response.destroy());
  expect(await request(address, { timeoutMs: 5000 })).toEqual({ ok: false, problem });
});
