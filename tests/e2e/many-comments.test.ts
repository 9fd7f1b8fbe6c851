import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openAsItIs } from '#server/db/open.ts';
import { storeComments } from './database.ts';
import { expect, test } from './fixtures.ts';
import { doublesText, tooWide, watchShifts } from './layout.ts';
import type { Site } from './site.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
const idOf = (number: number) => number.toString(36).padStart(7, '0');

/** 45 comments and 25 replies to the newest; the one before it is deleted, and has a reply. */
function fill(site: Site, path: string): void {
  const minute = (at: number) => new Date(Date.UTC(2026, 9, 1, 0, at));
  storeComments(site, path, [
    ...numbers(45).map((i) => ({ id: idOf(i), body: `Comment ${i}`, at: minute(i) })),
    ...numbers(25).map((i) => ({
      id: idOf(100 + i),
      body: `Reply ${i}`,
      parentId: idOf(44),
      at: minute(100 + i),
    })),
    { id: idOf(200), body: 'Answer to a deleted one', parentId: idOf(43), at: minute(200) },
  ]);
  using database = openAsItIs(site.dataDir, { readOnly: false });
  database.prepare('DELETE FROM comments WHERE id = ?').run(idOf(43));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader sees the newest comments and tombstones, and finds the earlier ones', async ({
    page,
    site,
  }) => {
    fill(site, '/blogpost1');
    await page.goto('/blogpost1');
    const comments = page.getByRole('region', { name: 'Comments' });
    await expect(comments.getByText('70 comments')).toBeVisible();
    await expect(comments.getByText('Comment 44', { exact: true })).toBeVisible();
    await expect(comments.getByText('Comment deleted')).toBeVisible();
    await expect(comments.getByText('Answer to a deleted one')).toBeVisible();
    await expect(comments.getByText('Comment 24', { exact: true })).toHaveCount(0);

    await comments.getByRole('link', { name: 'Show 15 more replies' }).click();
    const earlier = page.getByRole('region', { name: 'Earlier comments' });
    await expect(earlier.getByText('Reply 24', { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await page.goBack();
    await comments.getByRole('link', { name: 'Show more comments' }).click();
    await expect(earlier.getByText('Comment 24', { exact: true })).toBeVisible();
    await earlier.getByRole('link', { name: 'Show more comments' }).click();
    await expect(earlier.getByText('Comment 0', { exact: true })).toBeVisible();
    // The browser reports a change from page to page that a change of the window's size cuts short.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await earlier.getByRole('link', { name: /newest comments/ }).click();
    await expect(page).toHaveURL('/blogpost1#comments-heading');

    await page.setViewportSize({ width: 320, height: 640 });
    await doublesText(page);
    expect(await tooWide(page), 'replies in text of twice the size').toEqual([]);
  });
});

test('when the comments wake, nothing moves, and neither they nor what writing needs are fetched; older ones and further replies come when they are asked for, and stay when the newest are loaded again', async ({
  page,
  site,
}) => {
  fill(site, '/blogpost1');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const stream = page.waitForRequest(/api\/comments\/events/);
  await page.goto('/blogpost1');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await watchShifts(page);
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.scrollIntoViewIfNeeded();
  await expect(comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await (await stream).response();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/comments/events']);
  expect(asked.filter((path) => /writer|firebase/.test(path))).toEqual([]);
  expect(await shifts()).toEqual([]);

  await comments.getByRole('link', { name: 'Show 15 more replies' }).click();
  await expect(comments.getByText('Reply 24', { exact: true })).toBeVisible();
  await expect(page.locator(`#comment-${idOf(110)}`)).toBeFocused();
  await comments.getByRole('link', { name: 'Show more comments' }).click();
  await expect(page.locator(`#comment-${idOf(24)}`)).toBeFocused();
  await comments.getByRole('link', { name: 'Show more comments' }).click();
  await expect(comments.getByText('Comment 0', { exact: true })).toBeVisible();
  await expect(comments.getByRole('link', { name: 'Show more comments' })).toHaveCount(0);
  await expect(page).toHaveURL('/blogpost1');

  // No event says what another process has changed.
  using database = openAsItIs(site.dataDir, { readOnly: false });
  const edit = database.prepare('UPDATE comments SET body = ? WHERE id = ?');
  edit.run('Edited', idOf(44));
  await expect(comments.getByText('Edited', { exact: true })).toBeVisible();
  for (const text of ['Comment 0', 'Reply 24'])
    await expect(comments.getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator(`#comment-${idOf(4)}`)).toBeFocused();
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
  await ada.readsSignedIn('/blogpost6');
  await ada.posts('</script><script>alert(1)</script>');
  await expect(ada.comments.getByText('Your comment was posted.')).toBeAttached();
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
  const names = ['Ada Sample', 'Grace Example', 'Linus Placeholder', 'Margaret Specimen', 'Edsger Testcase'];
  const comments = numbers(20).map((i) => ({
    id: ((i + 1) * 3_141_592_653).toString(36).slice(-7).padStart(7, '0'),
    body: text.slice(i * 1000, i * 1000 + 60 + i * 12),
    username: names[i % names.length] ?? '',
    at: new Date(Date.UTC(2026, 9, 1) + i * 40_123_457),
  }));
  storeComments(site, path, comments);
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
