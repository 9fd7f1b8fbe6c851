import { expect } from 'vitest';
import { comments } from '#server/testing/comment-requests.ts';
import { attacks } from './attacks.ts';
import { exchange, request } from './raw-request.ts';
import { targets as shared } from './shared-targets.ts';

const refuses = attacks('request smuggling, oversized requests', { atOnce: 4 });
const targets = Object.values(shared);

const inner = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = 'POST /api/reader/sign-out HTTP/1.1';
const both = (...lines: string[]) => [post, 'Host: localhost', ...lines];
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Requests of which two servers in a row might see two different ends. Node's parser refuses them and their variants, unless it is told not to. */
const ambiguous: Readonly<Record<string, string>> = {
  'Content-Length and chunked': request(
    both('Content-Length: 5', 'Transfer-Encoding: chunked'),
    `0\r\n\r\n${inner}`,
  ),
  'two lengths': request(both('Content-Length: 0', `Content-Length: ${inner.length}`), inner),
  'chunked is not the last': request(both('Transfer-Encoding: chunked, identity'), `0\r\n\r\n${inner}`),
  'a folded line': request(both('Transfer-Encoding:', ' chunked', 'Content-Length: 0'), inner),
  'line feeds alone': `${post}\nHost: localhost\nContent-Length: 0\nTransfer-Encoding: chunked\n\n0\n\n${inner}`,
  'a chunk that is longer than its size': request(
    both('Transfer-Encoding: chunked'),
    `1\r\nxxx\r\n0\r\n\r\n${inner}`,
  ),
};

refuses(
  'a request without one clear end is refused, and nothing after it is read',
  Object.keys(ambiguous),
  async (kind) => {
    for (const target of targets) {
      const { statuses, ended } = await exchange(target.connect(), ambiguous[kind] ?? '');
      expect(ended).toBe(true);
      expect(statuses).toHaveLength(1);
      // 403 where the address was refused before its body was read.
      expect([400, 403]).toContain(statuses[0]);
    }
  },
);

refuses('a body is never read as a request', ['with a length', 'in chunks'], async (kind) => {
  for (const target of targets) {
    const bytes =
      kind === 'in chunks'
        ? request(both('Transfer-Encoding: chunked', 'Connection: close'), `${chunk(inner)}0\r\n\r\n`)
        : request(both(`Content-Length: ${inner.length}`, 'Connection: close'), inner);
    const { statuses } = await exchange(target.connect(), bytes);
    expect(statuses).toEqual([403]);
  }
});

const filled = (length: number) => 'a'.repeat(length);
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json'];
const posts = [
  ...[comments, '/api/v1.0/email/send-form', '/list/subscribe/post', '/auth/popup'],
  '/api/reader/sign-out',
];
const bodies = posts.flatMap((path) =>
  forms.flatMap((type) => ['with a length', 'in chunks'].map((how) => ({ path, type, how }))),
);
const people = await Promise.all(targets.map((each) => each.signedIn('Ada')));
refuses(
  'a body of a megabyte is refused on every address that takes one',
  bodies,
  async ({ path, type, how }) => {
    for (const [i, target] of targets.entries()) {
      const body = `a=${filled(1 << 20)}`;
      const { statuses } = await exchange(
        target.connect(),
        request(
          [
            `POST ${path} HTTP/1.1`,
            `Host: ${new URL(target.origin).host}`,
            `Origin: ${target.origin}`,
            ...(path.endsWith('sign-out') ? [] : [`Cookie: ${people[i]?.cookie}`]),
            `Content-Type: ${type}`,
            how === 'in chunks' ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
            'Connection: close',
          ],
          how === 'in chunks' ? `${chunk(body)}0\r\n\r\n` : body,
        ),
      );
      // The connection may be reset before the answer is read.
      expect(statuses[0] ?? 413).toBe(413);
    }
  },
);

const nested = [
  '['.repeat(30_000),
  '{"a":'.repeat(10_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"body":${'[]'.padEnd(60_000)}}`,
];
refuses('deeply nested JSON is no comment', nested, async (body) => {
  for (const ada of people) {
    const answer = await ada.ask(comments, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(422);
  }
});
