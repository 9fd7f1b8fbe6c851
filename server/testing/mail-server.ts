import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  /** Headers and body as they came, with CRLF. */
  readonly text: string;
  readonly to: readonly string[];
}

/** A letter as a mail program shows it: long lines and folded headers in one piece. */
export const readable = ({ text }: Letter) =>
  text
    .replaceAll('=\r\n', '')
    // A key in a header may begin with 3D, which is no escape there.
    .replace(/(?<=\r\n\r\n.*)=3D/gs, '=')
    .replace(/\r\n[ \t]/g, ' ')
    .replaceAll('\r\n', '\n');

const refused = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });

/**
 * A real mail server, which keeps what it is given, and answers once `isReady`. It refuses recipients called 'nobody', and what
 * `refusals` has an answer for.
 */
export async function startMailServer({ isReady = Promise.resolve() } = {}) {
  const letters: Letter[] = [];
  const refusals: { sender?: string; recipient?: string; message?: string } = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusals.sender ? refused(refusals.sender) : null),
    onRcptTo({ address }, _session, done) {
      const answer = address.startsWith('nobody@') ? '550 no such user' : refusals.recipient;
      done(answer ? refused(answer) : null);
    },
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        if (refusals.message) return done(refused(refusals.message));
        letters.push({ text, to: session.envelope.rcptTo.map(({ address }) => address) });
        void isReady.then(() => done());
      });
    },
  });
  // A site that is stopped in the middle of a letter resets its connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // It listens on a port, so its address is of this kind.
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { letters, refusals, url: `smtp://127.0.0.1:${port}`, close };
}
