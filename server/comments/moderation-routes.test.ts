import { beforeEach, expect, test } from 'vitest';
import { newCommentId } from '#features/comments/model.ts';
import { posting } from '#server/testing/comment-requests.ts';
import { openTestApp, origin, type TestApp } from '#server/testing/test-app.ts';
import { forgetPerson } from './moderation.ts';

type Ask = Awaited<ReturnType<TestApp['as']>>;
let site: TestApp;
beforeEach(() => {
  site = openTestApp();
});

async function posts(
  ask: Ask,
  body: string,
  page = '/blogpost5',
  parentId: string | null = null,
): Promise<string> {
  const id = newCommentId();
  expect((await ask(`/api/comments?page=${page}`, posting({ id, body, parentId }))).status).toBe(201);
  return id;
}
const bodies = async (answer: Response | Promise<Response>) =>
  (await (await answer).json()).comments.map(({ body }: { readonly body: string }) => body);
const search = (ask: Ask, text: string) =>
  bodies(ask(`/api/moderation/comments?search=${encodeURIComponent(text)}`));

const requests = [
  ['GET', '/api/moderation'],
  ['GET', '/api/moderation/comments'],
  ['GET', '/api/moderation/events'],
  ['GET', '/api/moderation/held/ada'],
  ['POST', '/api/moderation/approve/abcdefg'],
  ['POST', '/api/moderation/ban'],
  ['POST', '/api/moderation/unban/someone'],
  ['POST', '/api/moderation/holding'],
] as const;

test.each(requests)('%s %s is for the owner alone, no matter what a request says', async (method, path) => {
  const eve = await site.as('Eve');
  const headers = { origin, 'x-owner': 'true', cookie: 'isOwner=true' };
  expect((await site.app.request(path, { method, headers })).status).toBe(401);
  const body = method === 'POST' ? JSON.stringify({ isOwner: true, holdsNewcomers: true }) : null;
  for (const query of ['', '?isOwner=true&as=owner']) {
    const answer = await eve(path + query, { method, body, headers: { 'x-owner': 'true' } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ refusal: { kind: 'forbidden' } });
  }
});

test('a search finds what is in a text or a name, in any case and without its accents, and takes no pattern for one', async () => {
  const owner = await site.asOwner();
  const ada = await site.as('Ada Östlund');
  await posts(ada, '100% sure, a_b');
  await posts(ada, 'Another THING', '/blogpost4');
  expect(await search(owner, 'thing')).toEqual(['Another THING']);
  expect(await search(owner, 'östlund')).toHaveLength(2);
  expect(await search(owner, 'ostlund')).toHaveLength(2);
  expect(await search(owner, '%')).toEqual(['100% sure, a_b']);
  expect(await search(owner, '_')).toEqual(['100% sure, a_b']);
  expect(await search(owner, `' OR 1=1 --`)).toEqual([]);
});

test('a request with a wrong parameter is refused with the reason', async () => {
  const owner = await site.asOwner();
  for (const query of ['before=yesterday', `search=${'x'.repeat(201)}`, `by=${'x'.repeat(201)}`])
    expect((await owner(`/api/moderation/comments?${query}`)).status).toBe(422);
  expect((await owner('/api/moderation/holding', { method: 'POST', body: '{}' })).status).toBe(422);
  expect((await owner('/api/moderation/approve/zzzzzzz', { method: 'POST' })).status).toBe(404);
  expect((await owner('/api/moderation/ban', { method: 'POST', body: '{}' })).status).toBe(422);
});

test('a person who was banned and then forgotten is still banned at the next sign-in', async () => {
  const owner = await site.asOwner();
  const eve = await site.as('Eve');
  const commentId = await posts(eve, 'Rude');
  const { userId, username } = (await (await owner('/api/moderation/comments')).json()).comments[0];
  const sentBan = { method: 'POST', body: JSON.stringify({ userId, username, commentId }) };
  expect((await owner('/api/moderation/ban', sentBan)).status).toBe(204);
  forgetPerson(site.db, () => new Date(), userId);
  expect(await (await eve('/api/reader')).json()).toEqual({ reader: null });
  expect(site.db.prepare('SELECT count(*) AS count FROM "user" WHERE name = ?').get('Eve')?.count).toBe(0);
  const again = await site.as('Eve');
  expect((await again('/api/comments?page=/blogpost5', posting({ body: 'Back' }))).status).toBe(403);
});

test('the owner sees how many comments wait, even if only a hundred of them are listed', async () => {
  const owner = await site.asOwner();
  const spam = 'http://a.example http://b.example http://c.example';
  for (let person = 0; person < 6; person++) {
    const newcomer = await site.as(`Newcomer ${person}`);
    for (let count = 0; count < 17; count++) await posts(newcomer, spam);
  }
  const { held, heldCount } = await (await owner('/api/moderation')).json();
  expect([held.length, heldCount]).toEqual([100, 102]);
});

test('a comment that waits is in no answer about its page, in no feed, and tells nobody that it is there', async () => {
  const eve = await site.as('Eve');
  const heard = site.events.revisions.of(undefined);
  const id = await posts(eve, 'See https://a.example https://b.example https://c.example');
  for (const path of [
    '/api/comments?page=/blogpost5',
    `/api/comments/${id}?page=/blogpost5`,
    '/blogpost5/comments.xml',
    '/comments.xml',
  ])
    expect(await (await site.app.request(path)).text(), path).not.toContain('a.example');
  expect((await site.app.request('/api/comments/held')).status).toBe(401);
  expect(site.events.revisions.of(undefined)).toBe(heard);
});
