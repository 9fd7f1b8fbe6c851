import { JSDOM } from 'jsdom';
import { beforeEach, expect, test } from 'vitest';
import { newCommentId } from '#features/comments/model.ts';
import { comments, posting } from '#server/testing/comment-requests.ts';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeEach(() => {
  site = openTestApp();
});

/** Stores a comment, as many seconds after New Year, and gives its id. */
function stored(seconds: number, { body = 'Words', page = '/blogpost5', name = 'Ada' } = {}): string {
  const id = newCommentId();
  const time = new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();
  site.db
    .prepare(`INSERT INTO comments VALUES (?, ?, NULL, 'ada-uid', ?, '', ?, ?)`)
    .run(id, body, name, time, page);
  return id;
}
const get = (path: string, headers: Record<string, string> = {}) => site.app.request(path, { headers });
/** Reads XML as strictly as a feed reader does. */
const feed = async (path: string): Promise<Document> =>
  new JSDOM(await (await get(path)).text(), { contentType: 'application/xml' }).window.document;
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('an article’s feed has its newest comments first, each with its text, its writer and its place', async () => {
  stored(1, { body: 'First' });
  const id = stored(2, { body: 'Second', name: 'Ben' });
  stored(3, { page: '/blogpost4' });
  const document = await feed('/blogpost5/comments.xml');
  expect(texts(document, 'feed > title')).toEqual(['Comments on How to comment']);
  expect(texts(document, 'entry > content')).toEqual(['Second', 'First']);
  const entry = document.querySelector('entry');
  expect(entry?.querySelector('title')?.textContent).toBe('Ben on How to comment');
  expect(entry?.querySelector('author')?.textContent).toBe('Ben');
  expect(entry?.querySelector('id')?.textContent).toBe(`${manifest.host}/blogpost5#comment-${id}`);
  expect(texts(document, 'feed > updated')).toEqual(['2026-01-01T00:00:02.000Z']);
});

test('the feed of all has every published article, and no other page', async () => {
  stored(1, { body: 'One' });
  stored(2, { body: 'Two', page: '/blogpost4' });
  stored(3, { body: 'Of a draft', page: '/blogpost99' });
  expect(texts(await feed('/comments.xml'), 'entry > content')).toEqual(['Two', 'One']);
  expect((await get('/blogpost99/comments.xml')).status).toBe(404);
  expect((await get('/comments.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8');
});

test('text stays text', async () => {
  const body = '</content><script>alert(1)</script>]]> & "quotes" ünïcode 🎉';
  // Two characters that XML doesn't allow.
  stored(1, { body: `\u0007${body}\uFFFF`, name: '<b>Ada</b>' });
  const document = await feed('/comments.xml');
  expect(texts(document, 'content')).toEqual([body]);
  expect(texts(document, 'author > name')).toEqual(['<b>Ada</b>']);
});

test('a feed is sent again when a comment has come or gone, and has nothing of a deleted one', async () => {
  const ada = await site.as('Ada');
  const post = (id: string) => ada(comments, posting({ id, body: `Words of ${id}` }));
  const id = newCommentId();
  await post(id);
  for (const path of ['/blogpost5/comments.xml', '/comments.xml']) {
    const known = { 'if-none-match': (await get(path)).headers.get('etag') ?? '' };
    expect((await get(path, known)).status, path).toBe(304);
    await post(newCommentId());
    expect((await get(path, known)).status, path).toBe(200);
  }
  await ada(`/api/comments/${id}`, { method: 'DELETE' });
  for (const path of ['/blogpost5/comments.xml', '/comments.xml'])
    expect(await (await get(path)).text(), path).not.toContain(id);
});

test('nothing of an account is in a feed but its name', async () => {
  stored(1);
  const text = await (await get('/comments.xml')).text();
  expect(text).not.toMatch(/ada-uid|@|<uri>|<email>/);
});
