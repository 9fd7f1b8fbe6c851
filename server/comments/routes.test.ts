import { afterEach, beforeEach, expect, test } from 'vitest';
import { newCommentId, threadPageSchema } from '#features/comments/model.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeEach(() => {
  site = openTestApp();
});
afterEach(() => site.close());

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
const get = (path: string) => send(site.app.request, 'GET', `/api/comments${path}`);
/** All comments of a small page: each thread's top, then its replies. */
const list = async (page = '/blogpost5') => {
  const { threads } = threadPageSchema.parse((await get(`?page=${page}`)).body);
  return threads.flatMap(({ top, replies }) => (top === null ? replies : [top, ...replies]));
};

test('a comment is answered with its eight fields, and is in the list', async () => {
  const ada = await site.as('Ada');
  const { status, body } = await post(ada, draft({ body: '  Hello \n' }));
  expect(status).toBe(201);
  expect(Object.keys(body).sort()).toEqual(
    ['body', 'createdAt', 'id', 'parentId', 'pathName', 'userId', 'userImg', 'username'].sort(),
  );
  expect(body).toMatchObject({
    body: 'Hello',
    username: 'Ada',
    createdAt: new Date(site.clock.now).toISOString(),
  });
  expect(await list()).toEqual([body]);
});

test('the same id again is answered with the stored comment and 200', async () => {
  const ada = await site.as('Ada');
  const sent = draft();
  const first = await post(ada, sent);
  const again = await post(ada, { ...sent, body: 'Changed' });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
});

test('the id of a deleted comment is not used again, not even by its author', async () => {
  const ada = await site.as('Ada');
  const sent = draft();
  await post(ada, sent);
  await send(ada, 'DELETE', `/api/comments/${sent.id}`);
  expect(await post(ada, sent)).toMatchObject({
    status: 422,
    body: { refusal: { problems: ['This id is already in use.'] } },
  });
});

test('an edit changes the body and nothing else', async () => {
  const ada = await site.as('Ada');
  const { body } = await post(ada, draft());
  const forged = { body: 'Edited', parentId: 'zzzzzzz', userId: 'x', createdAt: '2001-01-01T00:00:00.000Z' };
  const edited = await send(ada, 'PATCH', `/api/comments/${body.id}`, forged);
  expect(edited).toMatchObject({ status: 200, body: { ...body, body: 'Edited' } });
  expect(await list()).toEqual([{ ...body, body: 'Edited' }]);
});

test('a removed comment is gone, and its replies stay', async () => {
  const ada = await site.as('Ada');
  const { body: top } = await post(ada, draft());
  const { body: reply } = await post(ada, draft({ parentId: top.id }));
  const removed = await send(ada, 'DELETE', `/api/comments/${top.id}`);
  expect(removed).toMatchObject({ status: 204, body: undefined });
  expect(await list()).toEqual([reply]);
  expect((await send(ada, 'DELETE', `/api/comments/${top.id}`)).status).toBe(404);
});

test('a reply belongs to a top-level comment of the same page', async () => {
  const ada = await site.as('Ada');
  const { body: top } = await post(ada, draft());
  const { body: reply } = await post(ada, draft({ parentId: top.id }));
  expect((await post(ada, draft({ parentId: reply.id }))).status).toBe(422);
  expect((await post(ada, draft({ parentId: top.id }), '/blogpost4')).status).toBe(404);
  expect((await post(ada, draft({ parentId: 'zzzzzzz' }))).status).toBe(404);
});

test('a malformed request is refused in words', async () => {
  const ada = await site.as('Ada');
  for (const body of [
    '',
    'nonsense',
    '[]',
    'null',
    draft({ id: 'LOUD-ID' }),
    draft({ parentId: 7 }),
    draft({ body: ' ' }),
  ]) {
    const { status, body: answer } = await post(ada, body);
    expect([status, answer.refusal.kind]).toEqual([422, 'invalid']);
    expect(answer.refusal.problems.length).toBeGreaterThan(0);
  }
  expect((await post(ada, draft({ body: 'x'.repeat(5001) }))).body.refusal.problems).toEqual([
    'A comment holds at most 5,000 characters.',
  ]);
  expect((await send(ada, 'PATCH', '/api/comments/NOT-AN-ID', { body: 'x' })).status).toBe(404);
});

test('writes are limited by person, and the refusal says for how long', async () => {
  const limited = openTestApp({
    config: { siteUrl: undefined, google: undefined, smtpUrl: undefined, writesPerMinute: 2 },
  });
  const [ada, grace] = [await limited.as('Ada'), await limited.as('Grace')];
  for (const body of ['one', 'two']) expect((await post(ada, draft({ body }))).status).toBe(201);
  const refused = await post(ada, draft());
  expect(refused.status).toBe(429);
  const { kind, retryAfterSeconds } = refused.body.refusal;
  expect(kind).toBe('rate-limited');
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(refused.headers.get('retry-after')).toBe(String(retryAfterSeconds));
  expect((await post(grace, draft())).status).toBe(201);
  limited.close();
});

test('a list of some length is compressed as the browser likes, the event stream never', async () => {
  const ada = await site.as('Ada');
  await post(ada, draft({ body: 'Hello '.repeat(500) }));
  const encodingOf = async (path: string, accepted: string) => {
    const answer = await site.app.request(`/api/comments${path}?page=/blogpost5`, {
      headers: { 'accept-encoding': accepted },
    });
    return [answer.headers.get('content-encoding'), answer.headers.get('vary')];
  };
  expect(await encodingOf('', 'gzip, deflate, br, zstd')).toEqual(['br', 'Accept-Encoding']);
  expect(await encodingOf('', 'gzip')).toEqual(['gzip', 'Accept-Encoding']);
  expect(await encodingOf('', 'identity')).toEqual([null, 'Accept-Encoding']);
  expect(await encodingOf('/events', 'br')).toEqual([null, null]);
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
  limited.close();
});

test('an address that is not there is refused in JSON', async () => {
  const answer = await site.app.request('/api/nothing');
  expect([answer.status, await answer.json()]).toEqual([404, { refusal: { kind: 'not-found' } }]);
});
