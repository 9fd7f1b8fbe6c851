import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { commentIdSchema, newCommentId, subjectSchema } from '#features/comments/model.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { createNotices } from '#server/notices/notices.ts';
import { editing, comments as first, posting } from '#server/testing/comment-requests.ts';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { commentFeeds } from './feeds.ts';
import { createHeldComments } from './held.ts';
import { createLikes } from './likes.ts';
import { createCommentStore } from './store.ts';
import { commentCounter } from './table.ts';
import { createThreads } from './threads.ts';

let site: TestApp;
beforeEach(() => {
  site = openTestApp();
});

const get = (path: string, headers: Record<string, string> = {}) => site.app.request(path, { headers });

/** Stores comments one second apart, the oldest first, and gives their ids. */
function stored(count: number, parentId: string | null = null, pathName = '/blogpost5'): string[] {
  const insert = site.db.prepare(`INSERT INTO comments VALUES (?, 'Words', ?, 'ada', 'Ada', '', ?, ?)`);
  const start = Date.UTC(2026, 0, 1);
  return Array.from({ length: count }, (_, index) => {
    const id = newCommentId();
    insert.run(id, parentId, new Date(start + index * 1000).toISOString(), pathName);
    return id;
  });
}

test('a cursor that is junk is refused in words', async () => {
  const [id] = stored(1);
  const junk = [
    '',
    'x',
    "' OR 1=1 --",
    '2026-13-01T00:00:00.000Z_abc1234',
    '2026-01-01T25:00:00.000Z_abc1234',
    '2026-01-01T00:00:00.000Z_ABC1234',
    '2026-01-01T00:00:00.000Z_abc1234_abc1234',
    '2026-01-01T00:00:00.000Z_abc1234\n',
    'x'.repeat(2 ** 20),
    `2026-01-01T00:00:00.000Z_${'a'.repeat(2 ** 20)}`,
  ];
  for (const cursor of junk.map(encodeURIComponent)) {
    for (const path of [
      `${first}&before=${cursor}`,
      `/api/comments/${id}/replies?page=/blogpost5&after=${cursor}`,
    ]) {
      const answer = await get(path);
      expect([answer.status, await answer.json()], path.slice(0, 100)).toEqual([
        422,
        {
          refusal: {
            kind: 'invalid',
            problems: ['This is not a cursor. Use one that an earlier answer gave.'],
          },
        },
      ]);
    }
  }
});

test('threads and replies are those of a known page', async () => {
  const [id = ''] = stored(1, null, '/blogpost4');
  stored(30, id, '/blogpost4');
  const { next } = await (await get(`/api/comments/${id}?page=/blogpost4`)).json();
  const replies = (page: string) => get(`/api/comments/${id}/replies?page=${page}&after=${next}`);
  expect((await (await replies('/blogpost4')).json()).replies).toHaveLength(20);
  expect(await (await replies('/blogpost5')).json()).toEqual({ replies: [], next: null });
  expect((await get(`/api/comments/${id}?page=/blogpost5`)).status).toBe(404);
  for (const page of ['/blogpost6', '/', '']) {
    expect((await replies(page)).status).toBe(404);
    expect((await get(`/api/comments/${id}?page=${page}`)).status).toBe(404);
  }
  expect((await get('/api/comments/NOT-AN-ID?page=/blogpost5')).status).toBe(404);
  expect((await get(`/api/comments/NOT-AN-ID/replies?page=/blogpost5&after=${next}`)).status).toBe(404);
});

test('the first page is asked for again with its revision, and sent only if it changed', async () => {
  const ada = await site.as('Ada');
  const id = newCommentId();
  const revision = async () => String((await get(first)).headers.get('etag'));
  const isUnchanged = async (etag: string) => {
    const answer = await get(first, { 'if-none-match': etag });
    return answer.status === 304 && (await answer.text()) === '';
  };
  let known = await revision();
  expect((await get(first)).headers.get('cache-control')).toBe('no-cache');
  expect(await isUnchanged(known)).toBe(true);
  for (const write of [
    () => ada(first, posting({ id, body: 'Words' })),
    () => ada(`/api/comments/${id}`, editing({ body: 'Others' })),
    () => ada(`/api/comments/${id}`, { method: 'DELETE' }),
  ]) {
    expect((await write()).ok).toBe(true);
    expect(await isUnchanged(known)).toBe(false);
    known = await revision();
    expect(await isUnchanged(known)).toBe(true);
  }
  await ada('/api/comments?page=/blogpost4', posting({ body: 'Words' }));
  expect(await isUnchanged(known)).toBe(true);
});

test('the same database has other revisions after a restart', async () => {
  const again = openTestApp({ db: site.db });
  const restarted = await again.app.request(first);
  expect(restarted.headers.get('etag')).not.toBe((await get(first)).headers.get('etag'));
  again.events.close();
});

test('an answer comes compressed in the way that the browser takes', async () => {
  const [thread] = stored(20);
  stored(60, thread);
  const plain = await (await get(first)).text();
  for (const [accepted, encoding, decompress] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await get(first, { 'accept-encoding': accepted });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ]);
    expect(decompress(new Uint8Array(await answer.arrayBuffer())).toString()).toBe(plain);
  }
});

/** How SQLite would run each statement that `open` prepares, by its text. */
function plansOf(open: (db: DatabaseSync) => unknown): readonly (readonly [string, readonly string[]])[] {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  const prepare = vi.spyOn(db, 'prepare');
  open(db);
  const statements = prepare.mock.calls.map(([sql]) => sql);
  const planOf = (sql: string) => db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
  const plans = statements.map((sql) => [sql, planOf(sql).map(({ detail }) => String(detail))] as const);
  db.close();
  return plans;
}

test('no query of a page or feed reads more of the database than it answers with, or sorts', () => {
  const plans = plansOf((db) => [
    createThreads(db, () => []),
    commentFeeds({ db, manifest, events: site.events }),
  ]);
  // The newest of all pages are read in their order, until there are enough.
  const readsMore = /^SCAN (?!json_each |comments USING INDEX comments_by_time$)|TEMP B-TREE/;
  expect(plans.filter(([, steps]) => steps.some((step) => readsMore.test(step)))).toEqual([]);
  // Those of one page would be among all of them.
  const ofPage = plans.filter(([sql]) => /WHERE path_name/.test(sql));
  expect(ofPage.length).toBeGreaterThan(2);
  expect(ofPage.filter(([, steps]) => / comments_by_time/.test(String(steps)))).toEqual([]);
});

test('nothing that is written or mailed reads all comments of its page', () => {
  const now = () => new Date();
  const plans = plansOf((db) => [
    createCommentStore(db, now),
    createLikes(db),
    createNotices(db, now, 'at-once'),
  ]);
  const readsPage = /^SCAN comments|comments_in_order \(path_name=\?\)/;
  expect(plans.filter(([, steps]) => steps.some((step) => readsPage.test(step)))).toEqual([]);
});

test('the counts of a page and its threads follow every change, from those that were there before them', () => {
  const db = new DatabaseSync(':memory:');
  const migrations = readMigrations();
  migrate(db, migrations.slice(0, 18));
  const insert = (table: string, id: string, parent: string | null, uid: string, page = '/blogpost5') =>
    db
      .prepare(`INSERT INTO ${table} VALUES (?, 'Words', ?, ?, 'Ada', '', '2026-01-01T00:00:00.000Z', ?)`)
      .run(id, parent, uid, page);
  const countOf = (subject: string) => commentCounter(db)(subjectSchema.parse(subject));
  insert('comments', 'thread1', null, 'ada');
  insert('comments', 'reply01', 'thread1', 'eve');
  insert('comments', 'other01', null, 'eve', '/blogpost6');
  migrate(db, migrations);
  expect(['/blogpost5', 'thread1', '/blogpost6'].map(countOf)).toEqual([2, 1, 1]);

  insert('comments', 'reply02', 'thread1', 'eve');
  insert('held_comments', 'reply03', 'thread1', 'new');
  expect(['/blogpost5', 'thread1'].map(countOf)).toEqual([3, 2]);
  createHeldComments(db).approve(commentIdSchema.parse('reply03'));
  db.exec("DELETE FROM comments WHERE id = 'thread1'");
  expect(['/blogpost5', 'thread1'].map(countOf)).toEqual([3, 3]);
  db.exec("DELETE FROM comments WHERE user_id IN ('eve', 'new')");
  expect(['/blogpost5', 'thread1', '/blogpost6'].map(countOf)).toEqual([0, 0, 0]);
  expect(db.prepare('SELECT * FROM comment_counts').all()).toEqual([]);
  db.close();
});
