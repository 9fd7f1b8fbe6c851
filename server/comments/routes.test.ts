import { beforeEach, expect, test } from 'vitest';
import { maxBodyLength, newCommentId } from '#features/comments/model.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeEach(() => {
  site = openTestApp();
});

type Ask = (path: string, init?: RequestInit) => Response | Promise<Response>;
const draft = (more: Record<string, unknown> = {}) => ({
  id: newCommentId(),
  body: 'Hello',
  parentId: null,
  ...more,
});
const send = async (
  ask: Ask,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => {
  const answer = await ask(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
};
const post = (ask: Ask, body: unknown, page = '/blogpost5') =>
  send(ask, 'POST', `/api/comments?page=${encodeURIComponent(page)}`, body);

test('a malformed request is refused in words', async () => {
  const ada = await site.as('Ada');
  for (const body of ['nonsense', draft({ id: 'LOUD-ID' }), draft({ parentId: 7 })]) {
    const { status, body: answer } = await post(ada, body);
    expect([status, answer.refusal.kind]).toEqual([422, 'invalid']);
    expect(answer.refusal.problems.length).toBeGreaterThan(0);
  }
  expect((await post(ada, draft({ body: 'x'.repeat(maxBodyLength + 1) }))).body.refusal.problems).toEqual([
    'A comment can have at most 5,000 characters.',
  ]);
  expect((await send(ada, 'PATCH', '/api/comments/NOT-AN-ID', { body: 'x' })).status).toBe(404);
});

test('the longest comment is accepted in any JSON encoding, and a larger request is not read', async () => {
  const ada = await site.as('Ada');
  const escaped = `x${'\u0001'.repeat(maxBodyLength - 2)}x`;
  expect(await post(ada, draft({ body: escaped }))).toMatchObject({ status: 201, body: { body: escaped } });
  expect((await post(ada, draft({ body: 'x'.repeat(128 * 1024) }))).status).toBe(413);
});

test('a full page says so, still takes a retry, an edit and a deletion, and then has room again', async () => {
  const limited = openTestApp({ config: { commentsPerPage: 2 } });
  const ada = await limited.as('Ada');
  const first = draft();
  const { body: comment } = await post(ada, first);
  await post(ada, draft());
  const refused = await post(ada, draft());
  expect([refused.status, refused.body.refusal]).toEqual([
    422,
    { kind: 'invalid', problems: [expect.stringContaining('takes no more comments')] },
  ]);
  expect((await post(ada, first)).status).toBe(200);
  const path = `/api/comments/${comment.id}`;
  expect((await send(ada, 'PATCH', path, JSON.stringify({ body: 'two' }))).status).toBe(200);
  expect((await send(ada, 'DELETE', path)).status).toBe(204);
  expect((await post(ada, draft())).status).toBe(201);
});

test('a comment to an article whose comments were turned off hears that it takes none', async () => {
  const ada = await site.as('Ada');
  const { status, body } = await post(ada, draft(), '/blogpost99');
  expect([status, body.refusal]).toEqual([
    422,
    { kind: 'invalid', problems: ['This article no longer takes comments. Your text is kept.'] },
  ]);
  expect((await send(ada, 'GET', '/api/comments?page=/blogpost99')).status).toBe(404);
});

test('an address that is not there is refused in JSON', async () => {
  const answer = await site.app.request('/api/nothing');
  expect([answer.status, await answer.json()]).toEqual([404, { refusal: { kind: 'not-found' } }]);
});
