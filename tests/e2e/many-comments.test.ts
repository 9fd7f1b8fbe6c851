import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const idOf = (number: number) => number.toString(36).padStart(7, '0');

/** Puts 45 comments and 25 replies to the newest into the site's database, and deletes the one before it. */
function fill(site: Site, path: string): void {
  const database = new DatabaseSync(join(site.dataDir, 'site.sqlite'), { timeout: 5000 });
  const insert = database.prepare(
    `INSERT INTO comments (id, body, parent_id, user_id, username, user_img, created_at, path_name)
     VALUES (?, ?, ?, 'u1', 'Grace Sample', '', ?, ?)`,
  );
  const minute = (at: number) => new Date(Date.UTC(2026, 9, 1, 0, at)).toISOString();
  for (let at = 0; at < 45; at++) insert.run(idOf(at), `Comment ${at}`, null, minute(at), path);
  for (let at = 0; at < 25; at++) insert.run(idOf(100 + at), `Reply ${at}`, idOf(44), minute(100 + at), path);
  insert.run(idOf(200), 'Answer to a deleted one', idOf(43), minute(200), path);
  database.prepare('DELETE FROM comments WHERE id = ?').run(idOf(43));
  database.close();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader sees the newest comments and tombstones, and finds the earlier ones', async ({
    page,
    site,
  }) => {
    fill(site, '/blogpost5');
    await page.goto('/blogpost5');
    const comments = page.getByRole('region', { name: 'Comments' });
    await expect(comments.getByText('70 comments')).toBeVisible();
    await expect(comments.getByText('Comment 44', { exact: true })).toBeVisible();
    await expect(comments.getByText('Comment deleted')).toBeVisible();
    await expect(comments.getByText('Answer to a deleted one')).toBeVisible();
    await expect(comments.getByText('Comment 24', { exact: true })).toHaveCount(0);

    await comments.getByRole('link', { name: 'Show 15 more replies' }).click();
    const earlier = page.getByRole('region', { name: 'Earlier comments' });
    await expect(earlier.getByText('Reply 24', { exact: true })).toBeVisible();
    await page.goBack();
    await comments.getByRole('link', { name: 'Show more comments' }).click();
    await expect(earlier.getByText('Comment 24', { exact: true })).toBeVisible();
    await earlier.getByRole('link', { name: 'Show more comments' }).click();
    await expect(earlier.getByText('Comment 0', { exact: true })).toBeVisible();
    await earlier.getByRole('link', { name: /newest comments/ }).click();
    await expect(page).toHaveURL('/blogpost5#comments-heading');
  });
});

test('the comments that came with the page are not asked for again, and nothing moves', async ({
  page,
  site,
}) => {
  fill(site, '/blogpost5');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { entryType } of list.getEntries()) document.documentElement.dataset.shifted = entryType;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const stream = page.waitForRequest(/api\/comments\/events/);
  await page.goto('/blogpost5');
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.scrollIntoViewIfNeeded();
  await expect(comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await (await stream).response();
  expect(asked).toEqual(['/api/comments/events']);
  await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
});

test('older comments and further replies come when they are asked for', async ({ page, site }) => {
  fill(site, '/blogpost5');
  await page.goto('/blogpost5');
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.scrollIntoViewIfNeeded();
  await expect(comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await comments.getByRole('link', { name: 'Show 15 more replies' }).click();
  await expect(comments.getByText('Reply 24', { exact: true })).toBeVisible();
  await expect(page.locator(`#comment-${idOf(110)}`)).toBeFocused();
  await comments.getByRole('link', { name: 'Show more comments' }).click();
  await expect(page.locator(`#comment-${idOf(24)}`)).toBeFocused();
  await comments.getByRole('link', { name: 'Show more comments' }).click();
  await expect(comments.getByText('Comment 0', { exact: true })).toBeVisible();
  await expect(comments.getByRole('link', { name: 'Show more comments' })).toHaveCount(0);
  await expect(page).toHaveURL('/blogpost5');
});

test('a link to an old comment opens its thread, and marks it', async ({ page, site }) => {
  fill(site, '/blogpost5');
  await page.goto(`/blogpost5#comment-${idOf(3)}`);
  const linked = page.locator(`#comment-${idOf(3)}`);
  await expect(linked).toBeInViewport();
  await expect(linked).toHaveAttribute('data-marked', 'true');
  await page.goto(`/blogpost5#comment-${idOf(120)}`);
  await expect(page.locator(`#comment-${idOf(120)}`)).toBeInViewport();
});

test('the page of an article changes with its comments, and not without', async ({
  request,
  site,
  person,
}) => {
  const first = await request.get('/blogpost6');
  const etag = first.headers().etag ?? '';
  const again = await request.get('/blogpost6', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(await first.text()).toContain('Be the first to comment');
  const ada = await person('Ada');
  await ada.reads('/blogpost6');
  await ada.signsIn();
  await ada.posts('</script><script>alert(1)</script>');
  await expect(ada.comments.getByText('Your comment is posted.')).toBeAttached();
  const changed = await request.get('/blogpost6', { headers: { 'if-none-match': etag } });
  expect(changed.status()).toBe(200);
  const html = await changed.text();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain(site.dataDir);
});

/** Twenty comments of 60 to 300 characters: real sentences, because invented ones compress too well. */
function addOrdinary(site: Site, path: string): void {
  const folder = 'docs/decisions';
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/\s+/g, ' '))
    .join(' ');
  const database = new DatabaseSync(join(site.dataDir, 'site.sqlite'), { timeout: 5000 });
  const insert = database.prepare(
    `INSERT INTO comments (id, body, parent_id, user_id, username, user_img, created_at, path_name)
     VALUES (?, ?, NULL, ?, ?, '', ?, ?)`,
  );
  const names = ['Ada Sample', 'Grace Example', 'Linus Placeholder', 'Margaret Specimen', 'Edsger Testcase'];
  for (let at = 0; at < 20; at++) {
    const id = ((at + 1) * 3_141_592_653).toString(36).slice(-7).padStart(7, '0');
    const createdAt = new Date(Date.UTC(2026, 9, 1) + at * 40_123_457).toISOString();
    const body = text.slice(at * 1000, at * 1000 + 60 + at * 12);
    insert.run(id, body, `user-${at}`, names[at % names.length] ?? '', createdAt, path);
  }
  database.close();
}

test('twenty ordinary comments cost the first paint of an article at most 3 kB', async ({
  request,
  site,
}) => {
  const weight = async () => brotliCompressSync(await (await request.get('/blogpost5')).body()).length;
  const before = await weight();
  addOrdinary(site, '/blogpost5');
  await expect.poll(async () => (await request.get('/blogpost5')).text()).toContain('20 comments');
  expect((await weight()) - before).toBeLessThanOrEqual(3072);
});
