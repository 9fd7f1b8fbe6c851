import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';

/** A certificate of localhost with its key. */
export const certificateFile = fileURLToPath(new URL('localhost.pem', import.meta.url));
const pem = readFileSync(certificateFile, 'utf8');

/** Makes this process, with its fetch, believe the certificate of the tests. */
export function trustTheCertificate(): void {
  const [certificate = ''] = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/.exec(pem) ?? [];
  setDefaultCACertificates([...getCACertificates('default'), certificate]);
}

/**
 * Ends TLS and passes the bytes on as they are, so that a request reaches the server exactly as an attacker wrote it.
 * `to` gives the port of the server, which may start later than this.
 */
export async function startTlsProxy(to: () => number): Promise<{ port: number; stop: () => void }> {
  const open = new Set<Socket>();
  const proxy: Server = createServer({ cert: pem, key: pem }, (visitor) => {
    const upstream = connect(to(), '127.0.0.1');
    visitor.pipe(upstream).pipe(visitor);
    for (const [socket, other] of [
      [visitor, upstream],
      [upstream, visitor],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A server that was given a port to listen on has an address of this kind.
  const { port } = proxy.address() as AddressInfo;
  const stop = () => {
    proxy.close();
    for (const socket of open) socket.destroy();
  };
  return { port, stop };
}
