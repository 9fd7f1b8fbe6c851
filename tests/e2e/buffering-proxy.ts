import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy for pages that are only read. It collects each answer before it passes it on, and gives up one that doesn't end within a second. */
export async function startBufferingProxy(to: string) {
  const proxy = createServer(async ({ url = '' }, answer) => {
    try {
      const headers = { 'accept-encoding': 'identity' };
      const answered = await fetch(to + url, { headers, signal: AbortSignal.timeout(1000) });
      const body = await answered.bytes();
      answer.writeHead(answered.status, Object.fromEntries(answered.headers)).end(body);
    } catch {
      answer.writeHead(504).end();
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A server that was given a port to listen on has an address of this kind.
  const { port } = proxy.address() as AddressInfo;
  const stop = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, [Symbol.dispose]: stop };
}
