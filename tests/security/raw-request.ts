import type { Socket } from 'node:net';

/** What a connection gave until it ended, and whether it was the server that ended it. */
interface Exchange {
  readonly text: string;
  readonly ended: boolean;
  /** The status of each answer, in order. */
  readonly statuses: readonly number[];
}

/** Sends bytes as they are, and reads until the server ends the connection or is silent for `timeoutMs`. */
export function exchange(socket: Socket, bytes: string | Uint8Array, timeoutMs = 8_000): Promise<Exchange> {
  return new Promise((resolve) => {
    let text = '';
    let ended = true;
    socket.setTimeout(timeoutMs, () => {
      ended = false;
      socket.destroy();
    });
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    // A server that refuses may reset the connection while more is being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ text, ended, statuses });
    });
    socket.write(bytes);
  });
}

/** A request with these lines and body, byte for byte. */
export const request = (lines: readonly string[], body = '') => `${lines.join('\r\n')}\r\n\r\n${body}`;

/** A GET of a target exactly as it is written, which fetch would tidy. */
export const rawGet = (target: string, headers: readonly string[] = ['Host: localhost']) =>
  request([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close']);

export const header = (text: string, name: string) =>
  new RegExp(`^${name}: (.*)\\r$`, 'im').exec(text.split('\r\n\r\n')[0] ?? '')?.[1];
