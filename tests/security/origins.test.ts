import { describe, expect } from 'vitest';
import { comments, editing, newId, posting } from '#server/testing/comment-requests.ts';
import { attacks } from './attacks.ts';
import { exchange, request } from './raw-request.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('origins', { atOnce: 8 });

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
  // An Origin counts, whatever the Referer says.
  const ownReferer = `Referer: ${target.origin}/subscribe`;
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  const forged = String(posting({ body: 'Forged by Eve' }).body);
  const edit = String(editing({ body: 'Forged by Eve' }).body);
  const message = { from_name: 'Eve', reply_to: 'eve@reader.example', message: 'Forged by Eve' };
  const writes = [
    ['POST', comments, json, forged],
    ['POST', comments, 'text/plain', forged],
    ['PATCH', `/api/comments/${id}`, json, edit],
    ['DELETE', `/api/comments/${id}`, 'text/plain', ''],
    ['DELETE', '/api/comments/mine', 'text/plain', ''],
    ['POST', '/api/reader/sign-out', 'text/plain', ''],
    ['POST', '/list/subscribe/post?u=1&id=1', form, 'EMAIL=victim@reader.example'],
    ['POST', '/api/v1.0/email/send-form', form, String(new URLSearchParams(message))],
    ['POST', '/auth/popup', form, 'name=Mallory'],
  ] as const;

  for (const [method, path, type, body] of writes) {
    const what = `${method} ${path.split('?')[0]?.replace(id, ':id')} as ${type}`;
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
            ...(origin === undefined
              ? ['Referer: https://evil.example/']
              : [`Origin: ${origin}`, ownReferer]),
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
