import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { sum } from '#features/views/model.ts';
import { packed } from '#server/testing/packed.ts';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let folder: string;
let site: TestApp;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'public'));
  for (const page of ['index', 'blogpost4', 'blogpost5', 'about', '404'])
    writeFileSync(join(folder, 'public', `${page}.html`), `<!doctype html><title>${page}</title>`);
  site = openTestApp({ files: packed(join(folder, 'public')) });
});

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.app.request(path, { method, headers: { 'user-agent': firefox, ...headers } });
const viewed = () => site.views.recent().pages.map(({ path, counts }) => [path, sum(counts)]);
const led = () => site.views.recent().referrers.map(({ host, count }) => [host, count]);

test('the home page and articles are counted, even if the browser has them already', async () => {
  await open('/', { 'sec-fetch-mode': 'navigate' });
  const etag = (await open('/blogpost5')).headers.get('etag') ?? '';
  expect((await open('/blogpost5', { 'if-none-match': etag })).status).toBe(304);
  expect(viewed()).toEqual([
    ['/blogpost5', 2],
    ['/', 1],
  ]);
});

test('what no person opens is not counted', async () => {
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  for (const headers of [
    { 'user-agent': googlebot },
    { 'user-agent': 'curl/8.5.0' },
    { 'user-agent': '' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-mode': 'cors' },
  ])
    expect((await open('/blogpost5', headers as Record<string, string>)).status).toBe(200);
  await open('/blogpost5', {}, 'HEAD');
  for (const path of ['/about', '/nothing', '/blogpost5/', '/api/comments?page=/blogpost5']) await open(path);
  expect((await open('/blogpost5', { range: 'bytes=0-1' })).status).toBe(206);
  expect((await site.app.request('/blogpost5')).status).toBe(200);
  expect(viewed()).toEqual([]);
});

test('of the page that a reader came from, only the host of another site is kept', async () => {
  for (const referer of [
    'https://News.Example/item?id=1&user=ada#top',
    'https://www.news.example/',
    'http://xn--bcher-kva.example:8080/',
    'https://robin.example/blogpost4',
    'https://www.robin.example/',
    'http://localhost/blogpost4',
  ])
    await open('/blogpost5', { referer });
  expect(led()).toEqual([
    ['news.example', 2],
    ['xn--bcher-kva.example', 1],
  ]);
  site.views.flush();
  expect(JSON.stringify(site.db.prepare('SELECT * FROM referrers').all())).not.toContain('ada');
});

test('a forged Referer counts as a view, and stores nothing', async () => {
  const forged = [
    'junk',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://<b>bold</b>.example/',
    "https://x.example'; DROP TABLE views;--/",
    `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`,
    `https://${'a.'.repeat(4000)}example/`,
    'https://192.168.0.1/',
    'https://[::1]/',
    'https://intranet/',
    'https://ada@/',
    'https://a_b.example/',
    'https://x.example%00.evil/',
    'https://\u0007bell.example/',
    'android-app://com.example.reader/',
  ];
  for (const referer of forged) await open('/blogpost5', { referer });
  expect([viewed(), led()]).toEqual([[['/blogpost5', forged.length]], []]);
});

test('a flood of forged hosts fills neither the memory nor the table', async () => {
  for (let flood = 0; flood < 3; flood++) {
    for (let each = 0; each < 150; each++)
      await open('/blogpost5', { referer: `https://spam-${flood}-${each}.example/` });
    site.views.flush();
  }
  await open('/blogpost5', { referer: 'https://spam-0-7.example/' });
  expect(led()[0]).toEqual(['spam-0-7.example', 2]);
  expect(site.db.prepare('SELECT count(*) AS count FROM referrers').get()).toEqual({ count: 100 });
});

test('views are by day, and each is stored after a restart', async () => {
  const file = join(folder, 'site.sqlite');
  const start = (now: string) => {
    site.close();
    site = openTestApp({ files: packed(join(folder, 'public')), db: new DatabaseSync(file) });
    site.clock.now = Date.parse(now);
  };
  start('2026-11-23T23:59:59Z');
  await open('/blogpost5');
  site.clock.now = Date.parse('2026-11-24T00:00:01Z');
  await open('/blogpost5');
  site.views.flush();
  start('2026-11-24T12:00:00Z');
  await open('/blogpost5');
  const { days, pages, counts } = site.views.recent();
  expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-10-26', '2026-11-24']);
  expect(pages[0]?.counts.slice(-3)).toEqual([0, 1, 2]);
  expect(counts.slice(-3)).toEqual([0, 1, 2]);
});

test('views that could not be stored are stored with the next ones', async () => {
  await open('/blogpost5');
  site.db.exec('ALTER TABLE views RENAME TO gone');
  site.views.flush();
  expect(site.lines.at(-1)).toMatch(/^views: they could not be stored .*no such table/);
  site.db.exec('ALTER TABLE gone RENAME TO views');
  await open('/blogpost5');
  expect(viewed()).toEqual([['/blogpost5', 2]]);
});

test('views and referrers are kept for a year', () => {
  const insert = (day: string) =>
    site.db.exec(
      `INSERT INTO views VALUES ('${day}', '/', 1); INSERT INTO referrers VALUES ('${day}', 'a.example', 1)`,
    );
  for (const day of ['2025-11-23', '2025-11-25']) insert(day);
  site.clock.now = Date.parse('2026-11-24T12:00:00Z');
  site.cleanUp();
  for (const table of ['views', 'referrers'])
    expect(site.db.prepare(`SELECT day FROM ${table}`).all()).toEqual([{ day: '2025-11-25' }]);
});

test('only the owner can read them', async () => {
  await open('/blogpost5');
  expect((await site.app.request('/api/views', { headers: { 'x-owner': 'true' } })).status).toBe(401);
  expect((await (await site.as('Eve'))('/api/views?isOwner=true')).status).toBe(403);
  const answer = await (await site.asOwner())('/api/views');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await answer.json()).pages).toMatchObject([{ path: '/blogpost5' }]);
});

test('nothing is counted on a site that does not ask for it', async () => {
  const off = openTestApp({
    files: packed(join(folder, 'public')),
    manifest: { ...manifest, viewedPages: [] },
  });
  await off.app.request('/', { headers: { 'user-agent': firefox } });
  expect(off.views.recent().pages).toEqual([]);
});
