import { expect } from 'vitest';
import { comments, editing, newId, page, posting } from '#server/testing/comment-requests.ts';
import { attacks, inputs } from './attacks.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks("other people's comments, mass assignment", { atOnce: 8 });

const target = targets.https;
const ada = await target.signedIn('Ada');
const eve = await target.signedIn('Eve');
const { reader } = await (await ada.ask('/api/reader')).json();

const posted = async (fields: Readonly<Record<string, unknown>> = {}) => {
  const id = newId();
  const answer = await ada.ask(comments, posting({ id, body: 'By Ada', ...fields }));
  expect(answer.status).toBe(201);
  return id;
};
const stored = (id: string) => {
  const db = target.database();
  const row = db.prepare('SELECT * FROM comments WHERE id = ?').get(id);
  db.close();
  return row === undefined ? undefined : { ...row };
};

const claims: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'x-user-id': reader.uid },
  { 'x-http-method-override': 'DELETE' },
  { 'x-original-url': '/api/comments' },
];
refuses("nobody changes another person's comment", claims, async (headers) => {
  const id = await posted();
  const before = stored(id);
  for (const visitor of [eve, target.visitor()]) {
    const expected = visitor === eve ? 403 : 401;
    const edit = editing({ body: 'By Eve', userId: reader.uid });
    const edited = await visitor.ask(`/api/comments/${id}`, {
      ...edit,
      headers: { ...edit.headers, ...headers },
    });
    expect(edited.status).toBe(expected);
    expect((await visitor.ask(`/api/comments/${id}`, { method: 'DELETE', headers })).status).toBe(expected);
    await visitor.ask(`/api/comments/${id}?userId=${reader.uid}&_method=DELETE`, {
      method: 'POST',
      headers,
    });
    await visitor.ask(`/api/comments/${id}?page=${page}`, {
      method: 'PUT',
      headers,
      body: '{"body":"By Eve"}',
    });
  }
  expect(stored(id)).toEqual(before);
});

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
  ...inputs`
  / /subscribe /privacy-policy /blogpost0 /blogpost05 /blogpost99 /BLOGPOST5 /blogpost5/ /blogpost5%00
  /blogpost5%20 /blogpost5/../blogpost4 //evil.example/blogpost5 blogpost5 /blogpost5?x /blogpost5'--
  %2Fblogpost%35%0A __proto__ constructor`,
  '',
];
refuses('there are comments on articles alone', pages, async (at) => {
  const query = at.includes('%') ? at : encodeURIComponent(at);
  expect((await fetch(`${target.origin}/api/comments?page=${query}`)).status).toBe(404);
  expect((await fetch(`${target.origin}/api/comments/events?page=${query}`)).status).toBe(404);
  expect((await eve.ask(`/api/comments?page=${query}`, posting({ body: 'Hello' }))).status).toBe(422);
});
