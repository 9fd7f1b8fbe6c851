import { afterEach, beforeEach, expect, test } from 'vitest';
import { newCommentId, threadPageSchema } from '#features/comments/model.ts';
import { openTestApp, origin, type TestApp } from '#server/testing/test-app.ts';

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

test('who wrote it and when is never taken from the request', async () => {
  const ada = await site.as('Ada');
  const forged = {
    userId: 'x',
    username: 'Root',
    userImg: 'https://evil.example',
    createdAt: '2001-01-01T00:00:00.000Z',
    pathName: '/blogpost4',
  };
  const { body } = await post(ada, draft(forged));
  expect(body).toMatchObject({ username: 'Ada', userImg: '', pathName: '/blogpost5' });
  expect(body.userId).not.toBe('x');
  expect(body.createdAt).toBe(new Date(site.clock.now).toISOString());
});

test('the same id again is answered with the stored comment and 200', async () => {
  const ada = await site.as('Ada');
  const sent = draft();
  const first = await post(ada, sent);
  const again = await post(ada, { ...sent, body: 'Changed' });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
});

test("another person's id is refused", async () => {
  const [ada, grace] = [await site.as('Ada'), await site.as('Grace')];
  const sent = draft();
  await post(ada, sent);
  expect(await post(grace, sent)).toMatchObject({ status: 422, body: { refusal: { kind: 'invalid' } } });
});

test('an id stays taken when its comment is gone and replies hang on it', async () => {
  const [ada, grace] = [await site.as('Ada'), await site.as('Grace')];
  const topic = draft();
  await post(ada, topic);
  await post(grace, draft({ parentId: topic.id }));
  await send(ada, 'DELETE', `/api/comments/${topic.id}`);
  expect(await post(grace, { ...topic, body: 'Other words' })).toMatchObject({ status: 422 });
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

test('an own id is not taken to another page', async () => {
  const ada = await site.as('Ada');
  const sent = draft();
  await post(ada, sent);
  expect((await post(ada, sent, '/blogpost4')).status).toBe(422);
});

test('a page that is no article has no comments', async () => {
  const ada = await site.as('Ada');
  for (const page of ['/blogpost6', '/subscribe', '/', '', '/blogpost5/']) {
    expect(await post(ada, draft(), page), page).toMatchObject({
      status: 404,
      body: { refusal: { kind: 'not-found' } },
    });
    expect((await site.app.request(`/api/comments?page=${encodeURIComponent(page)}`)).status).toBe(404);
    expect((await site.app.request(`/api/comments/events?page=${encodeURIComponent(page)}`)).status).toBe(
      404,
    );
  }
});

test('a signed-out reader writes nothing', async () => {
  const ada = await site.as('Ada');
  const { body } = await post(ada, draft());
  const signedOut: Ask = (path, init) =>
    site.app.request(path, {
      ...init,
      headers: { ...init?.headers, origin, cookie: 'site.session_token=forged.AAAA' },
    });
  for (const attempt of [
    post(signedOut, draft()),
    send(signedOut, 'PATCH', `/api/comments/${body.id}`, { body: 'Mine' }),
    send(signedOut, 'DELETE', `/api/comments/${body.id}`),
  ]) {
    expect(await attempt).toMatchObject({ status: 401, body: { refusal: { kind: 'signed-out' } } });
  }
  expect(await list()).toEqual([body]);
});

test('only its author edits or removes a comment', async () => {
  const [ada, grace] = [await site.as('Ada'), await site.as('Grace')];
  const { body } = await post(ada, draft());
  expect(await send(grace, 'PATCH', `/api/comments/${body.id}`, { body: 'Mine' })).toMatchObject({
    status: 403,
    body: { refusal: { kind: 'forbidden' } },
  });
  expect((await send(grace, 'DELETE', `/api/comments/${body.id}`)).status).toBe(403);
  expect(await list()).toEqual([body]);
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

test('a reply hangs on a top-level comment of the same page', async () => {
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

test('a request larger than 64 kB is not read', async () => {
  const ada = await site.as('Ada');
  const { status, body } = await post(ada, draft({ body: 'x'.repeat(70_000) }));
  expect([status, body.refusal.kind]).toEqual([413, 'invalid']);
});

test("a write needs the site's own origin", async () => {
  const ada = await site.as('Ada');
  for (const other of ['https://evil.example', 'http://localhost:9999', 'null']) {
    const attempt = await send(ada, 'POST', '/api/comments?page=/blogpost5', draft(), { origin: other });
    expect(attempt).toMatchObject({ status: 403, body: { refusal: { kind: 'forbidden' } } });
  }
  const without = await site.app.request('/api/comments?page=/blogpost5', { method: 'POST', body: '{}' });
  expect(without.status).toBe(403);
  expect(await list()).toEqual([]);
});

test('a body that no encoding can hold is stored as it is answered', async () => {
  const ada = await site.as('Ada');
  const { body } = await post(ada, '{"id":"abc1234","body":"a\\ud800b \\u0000 c","parentId":null}');
  expect(body.body).toBe('a\ufffdb \0 c');
  expect(await list()).toEqual([body]);
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

test('writes are limited by address too, whoever makes them', async () => {
  const limited = openTestApp({
    config: { siteUrl: undefined, google: undefined, smtpUrl: undefined, writesPerMinute: 2 },
  });
  const postFrom = async (address: string, ask: Ask) => {
    const headers = { 'x-forwarded-for': address };
    return (await send(ask, 'POST', '/api/comments?page=/blogpost5', draft(), headers)).status;
  };
  for (const name of ['Ada', 'Grace', 'Linus', 'Noor', 'Kai']) {
    const ask = await limited.as(name);
    expect([await postFrom('192.0.2.1', ask), await postFrom('192.0.2.1', ask)]).toEqual([201, 201]);
  }
  const robin = await limited.as('Robin');
  expect(await postFrom('192.0.2.1', robin)).toBe(429);
  expect(await postFrom('192.0.2.2', robin)).toBe(201);
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

test('a limit per day holds for posts, edits and deletions alike', async () => {
  const limited = openTestApp({ config: { writesPerMinute: 20, writesPerDay: 3 } });
  const ada = await limited.as('Ada');
  const { body: comment } = await post(ada, draft());
  const edit = () => send(ada, 'PATCH', `/api/comments/${comment.id}`, JSON.stringify({ body: 'two' }));
  expect([(await edit()).status, (await edit()).status]).toEqual([200, 200]);
  for (const refused of [
    await edit(),
    await post(ada, draft()),
    await send(ada, 'DELETE', `/api/comments/${comment.id}`),
  ]) {
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  }
  limited.close();
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
