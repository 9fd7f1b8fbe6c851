import { newCommentId } from '#features/comments/model.ts';
import { storeComments } from '../e2e/database.ts';
import { expect, test } from '../e2e/fixtures.ts';

// What the articles show where no script runs: a picture or a table for each demo, every file, and nothing that doesn't work.

test.use({ javaScriptEnabled: false });

test('each demo leaves a picture or a table, and no control', async ({ page }) => {
  const shown = [
    ['/blogpost1', 'img', /Quitting: 175,500 down/],
    ['/blogpost1', 'img', /A line with four questions/],
    ['/blogpost2', 'img', /Five bars one after the other/],
    ['/blogpost3', 'img', /A board with three boxes/],
    ['/blogpost4', 'row', /Buy paint/],
    ['/blogpost5', 'row', /Reply to me/],
    ['/blogpost6', 'img', /two puppies/i],
    ['/blogpost7', 'row', /^a boolean the sign-in form/],
    ['/blogpost8', 'row', /^portrait\.jpg HEIC/],
    ['/blogpost9', 'row', /Sounds when/],
    ['/blogpost9', 'row', /upvotes: 1000.*permission-denied/],
  ] as const;
  const demos = page.locator('figure:has(astro-island), [aria-label^="Demo: "]');
  let opened = '';
  for (const [path, role, name] of shown) {
    if (path !== opened) await page.goto(path);
    opened = path;
    await expect(demos.getByRole(role, { name }), `${path} ${name}`).toBeVisible();
    const controls = demos
      .locator('button, input, select, textarea, [role=button], [role=slider]')
      .filter({ visible: true });
    await expect(controls, path).toHaveCount(0);
  }
});

test('a page of files shows each file whole', async ({ page }) => {
  await page.goto('/blogpost6');
  await page.getByText('Solution', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Whole file src/Printable.tsx' }).click();
  await expect(page).toHaveURL(/\/blogpost6\/files#exercises-landscape-printable-tsx$/);
  await expect(page.getByRole('group', { name: 'Code: src/Printable.tsx' }).last()).toContainText(
    'export function Printable',
  );
});

test('on a phone, the open contents cover neither the text nor the section that they lead to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blogpost5');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await contents.getByText('In this article').click();
  const link = contents.getByRole('link').nth(3);
  const id = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.locator(id)).toBeInViewport();
  await expect(contents).not.toBeInViewport();
});

test('a long comment is shown whole, without a button', async ({ page, site }) => {
  const lines = Array.from({ length: 60 }, (_, i) => `line ${i}`);
  const at = new Date(Date.UTC(2026, 9, 1));
  storeComments(site, '/blogpost7', [{ id: newCommentId(), body: lines.join('\n'), parentId: null, at }]);
  await page.goto('/blogpost7');
  const body = page.locator('[data-body]').first();
  expect(await body.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0);
});

test('the page for moderation says what it needs', async ({ page }) => {
  await page.goto('/moderation');
  // Chromium emulates a browser without scripts, but doesn't render what <noscript> holds.
  expect(await page.locator('main noscript').textContent()).toContain('This page needs JavaScript');
  await expect(page.getByText('Loading', { exact: true })).toBeHidden();
});
