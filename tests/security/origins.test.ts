import { describe, expect } from 'vitest';
import { comments, editing, newId, posting } from '#server/testing/comment-requests.ts';
import { attacks } from './attacks.ts';
import { exchange, request } from './raw-request.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('origins', { atOnce: 8 });

const boundary = 'x';
const multipart = (fields: Readonly<Record<string, string>>) =>
  `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}--${boundary}--\r\n`;

describe.each(['http', 'https'] as const)('on %s', async (scheme) => {
  const target = targets[scheme];
  const { host, port } = new URL(target.origin);
  const other = scheme === 'http' ? 'https' : 'http';
  const ada = await target.signedIn('Ada');
  const id = newId();
  await ada.ask(comments, posting({ id, body: 'By Ada' }));

  const origins = [
    ...[undefined, '', 'null', 'undefined', '*', 'http://evil.example', 'https://evil.example', 'file://'],
    ...[`${target.origin}.evil.example`, `${scheme}://evil${host}`, `${scheme}://evil.example:${port}`],
    ...[`${scheme}://localhost:${Number(port) - 1}`, `${scheme}://localhost`, `${other}://${host}`],
    ...[
      `${scheme}://user@${host}`,
      `${target.origin}@evil.example`,
      `${target.origin}/`,
      `${target.origin}, null`,
    ],
    ...[
      `${target.origin} ${target.origin}`,
      `${target.origin}#`,
      `${target.origin}%00`,
      `${scheme}://127.0.0.1:${port}`,
    ],
    ...[`${scheme}://[::1]:${port}`, `${scheme}://LOCALHOST.evil:${port}`, `${scheme}://localhost.:${port}`],
    `chrome-extension://${host}`,
  ];
  const form = new URLSearchParams({ EMAIL: 'victim@reader.example' }).toString();
  const writes = [
    {
      method: 'POST',
      path: comments,
      type: 'application/json',
      body: String(posting({ body: 'Forged by Eve' }).body),
    },
    {
      method: 'POST',
      path: comments,
      type: 'text/plain',
      body: String(posting({ body: 'Forged by Eve' }).body),
    },
    {
      method: 'PATCH',
      path: `/api/comments/${id}`,
      type: 'application/json',
      body: String(editing({ body: 'Forged by Eve' }).body),
    },
    { method: 'DELETE', path: `/api/comments/${id}`, type: 'text/plain', body: '' },
    { method: 'DELETE', path: '/api/comments/mine', type: 'text/plain', body: '' },
    { method: 'POST', path: '/api/reader/sign-out', type: 'text/plain', body: '' },
    {
      method: 'POST',
      path: '/list/subscribe/post?u=1&id=1',
      type: 'application/x-www-form-urlencoded',
      body: form,
    },
    {
      method: 'POST',
      path: '/api/v1.0/email/send-form',
      type: `multipart/form-data; boundary=${boundary}`,
      body: multipart({ from_name: 'Eve', reply_to: 'eve@reader.example', message: 'Forged by Eve' }),
    },
    {
      method: 'POST',
      path: '/auth/popup',
      type: 'application/x-www-form-urlencoded',
      body: 'name=Mallory',
    },
  ];

  for (const { method, path, type, body } of writes) {
    const what = `${method} ${path.split('?')[0]?.replace(id, ':id')} as ${type.split(';')[0]}`;
    refuses(`no page elsewhere makes a ${what}`, origins, async (origin) => {
      const { statuses } = await exchange(
        target.connect(),
        request(
          [
            `${method} ${path} HTTP/1.1`,
            `Host: ${host}`,
            `Cookie: ${ada.cookie}`,
            `Content-Type: ${type}`,
            `Content-Length: ${Buffer.byteLength(body)}`,
            ...(origin === undefined ? [] : [`Origin: ${origin}`]),
            'Connection: close',
          ],
          body,
        ),
      );
      expect(statuses).toEqual([403]);
    });
  }

  refuses(
    'what was refused has changed nothing',
    ['comments', 'messages', 'subscribers', 'session'],
    (table) => {
      const db = target.database();
      const rows = db.prepare(`SELECT * FROM ${table}`).all();
      db.close();
      expect(JSON.stringify(rows)).not.toMatch(/Forged by|victim@/);
      if (table === 'comments') expect(rows.find((row) => row.id === id)).toMatchObject({ body: 'By Ada' });
    },
  );

  refuses(
    'a preflight request allows nothing',
    [comments, `/api/comments/${id}`, '/api/reader', '/'],
    async (path) => {
      for (const origin of ['https://evil.example', 'null', target.origin]) {
        const headers = {
          origin,
          'access-control-request-method': 'DELETE',
          'access-control-request-headers': 'x',
        };
        for (const method of ['OPTIONS', 'GET']) {
          const answer = await fetch(target.origin + path, { method, headers });
          const allowing = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
          expect(allowing).toEqual([]);
        }
      }
    },
  );
});
