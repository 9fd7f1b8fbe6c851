import { expect } from 'vitest';
import { comments, editing, newId, page, posting } from '#server/testing/comment-requests.ts';
import { attacks } from './attacks.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('mass assignment, ids and pages', { atOnce: 8 });

const target = targets.https;
const ada = await target.signedIn('Ada');
const eve = await target.signedIn('Eve');
const mallory = await target.signedIn(`Mallory ${newId()}`);
const { reader } = await (await ada.ask('/api/reader')).json();

const stored = (id: string) => {
  const db = target.database();
  const row = db.prepare('SELECT * FROM comments WHERE id = ?').get(id);
  db.close();
  return row === undefined ? undefined : { ...row };
};

const extras: readonly Readonly<Record<string, unknown>>[] = [
  { userId: reader.uid },
  { user_id: reader.uid },
  { userId: 'disqus:1a2b', username: 'Imported' },
  { username: 'Ada' },
  { userImg: 'https://evil.example/x.png' },
  { createdAt: '1999-01-01T00:00:00.000Z' },
  { created_at: '2099-01-01T00:00:00.000Z' },
  { pathName: '/blogpost1' },
  { page: '/blogpost1' },
  { reader },
  { uid: reader.uid, role: 'admin', isOwner: true },
  JSON.parse(`{"__proto__":{"userId":"${reader.uid}"}}`),
  { constructor: { prototype: { userId: reader.uid } } },
];
refuses('who wrote a comment, when and where is not for the request to say', extras, async (extra) => {
  const before = Date.now();
  const id = newId();
  const answer = await eve.ask(comments, posting({ ...extra, id, body: 'By Eve' }));
  expect([201, 422]).toContain(answer.status);
  await eve.ask(`/api/comments/${id}`, editing({ ...extra, body: 'By Eve, edited' }));
  const row = stored(id);
  if (row === undefined) return;
  expect(row).toMatchObject({ username: 'Eve', path_name: page, user_img: '' });
  expect(row.user_id).not.toBe(reader.uid);
  expect(row.user_id).not.toContain(':');
  expect(Date.parse(String(row.created_at))).toBeGreaterThanOrEqual(before - 1000);
  expect(Date.parse(String(row.created_at))).toBeLessThanOrEqual(Date.now() + 1000);
});

const spam = 'https://a.example https://b.example https://c.example';
const ways = ['isOwner', 'isHeld', 'approved', 'held'].map((name) => ({ [name]: name === 'isOwner' }));
refuses('a first comment with many links is published by no field of its own', ways, async (extra) => {
  const id = newId();
  const answer = await mallory.ask(comments, posting({ ...extra, id, body: spam }));
  expect(await answer.json()).toMatchObject({ id, isHeld: true });
  expect((await ada.ask(`/api/comments/${id}?page=${page}`)).status).toBe(404);
});

const badIds = [
  ...'abc123 abc12345 ABC1234 abc-123 abc123% ../../x ａｂｃ１２３４ $ne'.split(' '),
  '',
  'abc1234\n',
  null,
  7,
  {},
  [],
];
refuses('an id has seven digits of base 36', badIds, async (id) => {
  expect((await eve.ask(comments, posting({ id, body: 'Hello' }))).status).toBe(422);
  const path = `/api/comments/${encodeURIComponent(String(id))}`;
  expect([404, 405]).toContain((await eve.ask(path, editing({ body: 'Hello' }))).status);
});

const pages = [
  '',
  '/',
  '/subscribe',
  '/blogpost99',
  '/BLOGPOST5',
  '/blogpost5/',
  '/blogpost5\n',
  '__proto__',
];
refuses('there are comments on articles alone', pages, async (at) => {
  const query = encodeURIComponent(at);
  expect((await fetch(`${target.origin}/api/comments?page=${query}`)).status).toBe(404);
  expect((await fetch(`${target.origin}/api/comments/events?page=${query}`)).status).toBe(404);
  expect((await eve.ask(`/api/comments?page=${query}`, posting({ body: 'Hello' }))).status).toBe(422);
});
