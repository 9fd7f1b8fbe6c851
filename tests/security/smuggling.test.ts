import { expect } from 'vitest';
import { comments } from '#server/testing/comment-requests.ts';
import { attacks } from './attacks.ts';
import { exchange, request } from './raw-request.ts';
import { targets as shared } from './shared-targets.ts';

const refuses = attacks('request smuggling, oversized requests', { atOnce: 4 });
const targets = Object.values(shared);

const inner = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Two servers in a row might see two different ends. Node's parser refuses these and their variants, unless it is told not to. */
const ambiguous = [
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked, identity'],
];
refuses(
  'a request without one clear end is refused, and nothing after it is read',
  ambiguous,
  async (headers) => {
    const head = ['POST /api/reader/sign-out HTTP/1.1', 'Host: localhost', ...headers];
    for (const target of targets) {
      const { statuses, ended } = await exchange(target.connect(), request(head, `0\r\n\r\n${inner}`));
      expect(ended).toBe(true);
      expect(statuses).toHaveLength(1);
      // 403 where the address was refused before its body was read.
      expect([400, 403]).toContain(statuses[0]);
    }
  },
);

const posts = [
  ...[comments, '/api/v1.0/email/send-form', '/list/subscribe/post', '/auth/popup'],
  '/api/reader/sign-out',
];
const bodies = posts.flatMap((path) => ['with a length', 'in chunks'].map((how) => ({ path, how })));
refuses('a body of a megabyte is refused on every address that takes one', bodies, async ({ path, how }) => {
  for (const target of targets) {
    const body = `a=${'a'.repeat(1 << 20)}`;
    const { statuses } = await exchange(
      target.connect(),
      request(
        [
          `POST ${path} HTTP/1.1`,
          `Host: ${new URL(target.origin).host}`,
          `Origin: ${target.origin}`,
          'Content-Type: application/x-www-form-urlencoded',
          how === 'in chunks' ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
          'Connection: close',
        ],
        how === 'in chunks' ? `${chunk(body)}0\r\n\r\n` : body,
      ),
    );
    // The connection may be reset before the answer is read.
    expect(statuses[0] ?? 413).toBe(413);
  }
});
