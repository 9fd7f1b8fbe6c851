import { beforeEach, expect, test } from 'vitest';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';

const withLikes = { manifest: { ...manifest, hasLikes: true } };
let site: TestApp;
beforeEach(() => {
  site = openTestApp(withLikes);
});

const url = (of: string, page = '/blogpost5') => `/api/comments/likes?${new URLSearchParams({ page, of })}`;
const stored = () => site.db.prepare('SELECT subject, path_name FROM likes').all();

test('no request names another person or a count', async () => {
  const [ada, eve] = [await site.as('Ada'), await site.as('Eve')];
  await ada(url('/blogpost5'), { method: 'PUT' });
  const { reader } = await (await ada('/api/reader')).json();
  const forged = `${url('/blogpost5')}&userId=${reader.uid}&user_id=${reader.uid}&count=-5`;
  const init = { method: 'DELETE', headers: { 'x-user-id': reader.uid } };
  expect(await (await eve(forged, init)).json()).toBe(1);
  const body = JSON.stringify({ userId: reader.uid, count: 99 });
  const headers = { 'content-type': 'application/json' };
  expect(await (await eve(forged, { method: 'PUT', body, headers })).json()).toBe(2);
});

test('a like ends on its own page alone, whose readers hear of it', async () => {
  const ada = await site.as('Ada');
  await ada(url('/blogpost5'), { method: 'PUT' });
  expect(await (await ada(url('/blogpost5', '/blogpost4'), { method: 'DELETE' })).json()).toBe(1);
  expect(stored()).toHaveLength(1);
});

test('a comment that waits for approval can’t be liked', async () => {
  site.db.exec(
    `INSERT INTO held_comments VALUES ('held123', 'Words', NULL, 'x', 'X', '', '2026-01-01T00:00:00.000Z', '/blogpost5')`,
  );
  expect((await (await site.as('Ada'))(url('held123'), { method: 'PUT' })).status).toBe(404);
});

test('likes count as writes, which are unlimited for the owner alone', async () => {
  site = openTestApp({ ...withLikes, config: { writesPerMinute: 2 } });
  for (const [ask, third] of [
    [await site.as('Ada'), 429],
    [await site.asOwner(), 200],
  ] as const) {
    const statuses = [];
    for (const method of ['PUT', 'DELETE', 'PUT'])
      statuses.push((await ask(url('/blogpost5'), { method })).status);
    expect(statuses).toEqual([200, 200, third]);
  }
});

test('an account with a like is kept, so that its person can’t like the same thing again', async () => {
  const ada = await site.as('Ada');
  await ada(url('/blogpost5'), { method: 'PUT' });
  site.db.exec("UPDATE user SET createdAt = '2020-01-01'; DELETE FROM session");
  site.cleanUp();
  expect(site.db.prepare('SELECT count(*) AS count FROM likes JOIN user ON user.id = user_id').get()).toEqual(
    { count: 1 },
  );
});

test('nobody is told who likes something', async () => {
  const ada = await site.as('Ada');
  const { reader } = await (await ada('/api/reader')).json();
  await ada(url('/blogpost5'), { method: 'PUT' });
  const answer = await (await site.app.request('/api/comments?page=/blogpost5')).text();
  expect(JSON.parse(answer).likes).toEqual({ '/blogpost5': 1 });
  expect(answer).not.toContain(reader.uid);
});

test('a site that does not ask for likes has none', async () => {
  site = openTestApp();
  const ada = await site.as('Ada');
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await ada(url('/blogpost5'), { method })).status).toBe(404);
  expect(await (await ada('/api/comments?page=/blogpost5')).json()).not.toHaveProperty('likes');
});
