import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { page } from '#server/testing/comment-requests.ts';
import { attacks } from './attacks.ts';
import { request } from './raw-request.ts';
import { startHttp } from './target.ts';

const refuses = attacks('unread answers');
const target = await startHttp();
afterAll(() => target.stop());
const ada = await target.signedIn('Ada');

// The longest pages that there can be: twenty threads with ten replies of 5,000 Chinese characters each, all by one person.
const db = target.database();
db.prepare(
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 220)
   INSERT INTO comments SELECT printf('%07d', i), replace(hex(zeroblob(2500)), '0', '語'),
     CASE WHEN i <= 20 THEN NULL ELSE printf('%07d', 1 + i % 20) END, (SELECT id FROM user WHERE name = 'Ada'), 'Ada', '',
     '2026-01-01T00:00:00.000Z', ? FROM n`,
).run(page);
db.close();

const memory = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(target.server.pid)], { encoding: 'utf8' })) / 1024;

const older = (i: number) =>
  `/api/comments?page=${page}&before=2027-01-01T00:00:00.${String(i).padStart(3, '0')}Z_zzzzzzz`;
const asked: Readonly<Record<string, (i: number) => string>> = {
  'one page of older threads': () => older(0),
  'a page of older threads each': older,
  'the thread of a comment': (i) => `/api/comments/${String(21 + (i % 200)).padStart(7, '0')}?page=${page}`,
  replies: (i) => `/api/comments/0000001/replies?page=${page}&after=2025-01-01T00:00:00.${100 + i}Z_zzzzzzz`,
  'own comments': (i) => `/api/comments/mine?before=2027-01-01T00:00:00.${100 + i}Z_zzzzzzz`,
  'pages for readers without JavaScript': (i) =>
    `${page}/comments?before=2027-01-01T00:00:00.${100 + i}Z_zzzzzzz`,
  'an article': () => page,
  'a file': () => '/feed.xml',
};
let largest = 0;
afterAll(() => console.info(`unread answers: at most ${largest} MB`));
const ways = [...Object.keys(asked).map((what) => `${what}, identity`), 'a page of older threads each, br'];

refuses('400 clients that never read take less than 400 MB together', ways, async (way) => {
  const [what = '', encoding = ''] = way.split(', ');
  const open = Array.from({ length: 400 }, async (_, i) => {
    const socket = target.connect();
    socket.on('error', () => undefined);
    const head = ['Host: localhost', `Cookie: ${ada.cookie}`, `Accept-Encoding: ${encoding}`];
    // The proxy on this machine says that there are three clients for each way.
    const address = `X-Forwarded-For: 203.0.${ways.indexOf(way)}.${i % 3}`;
    socket.write(request([`GET ${asked[what]?.(i)} HTTP/1.1`, ...head, address]).repeat(3));
    await Promise.race([once(socket, 'readable'), once(socket, 'close')]);
    return socket;
  });
  const sockets = await Promise.all(open);
  const most = memory();
  largest = Math.max(largest, Math.round(most));
  expect(await (await fetch(`${target.origin}/livez`)).json()).toEqual({ status: 'ok' });
  for (const socket of sockets) socket.destroy();
  expect(most).toBeLessThan(400);
});

test('older comments come again when nobody leaves answers unread', async () => {
  await expect.poll(async () => (await fetch(target.origin + older(500))).status).toBe(200);
});
