import { expect, test } from '../../e2e/fixtures.ts';
import { press, tabTo } from '../../e2e/tab-to.ts';

test('a client votes, switches, takes it back, adds an idea and starts over, by keyboard, in two tabs', async ({
  page,
  context,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/apps/toggle-vote');
  const up = page.getByRole('button', { name: /^Upvote: Two beehives/ });
  const down = page.getByRole('button', { name: /^Downvote: Two beehives/ });
  const ballots = page.getByRole('list').getByRole('listitem');
  const status = page.locator('[aria-live]').first();
  await expect(ballots).toHaveCount(7);

  await press(page, up, 'Space');
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toContainText('score 3. Your upvote counts.');
  await press(page, down);
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await expect(status).toContainText('score 1. Your downvote counts.');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('score 2. You took your vote back.');

  await tabTo(page, page.getByRole('textbox', { name: 'Your idea' }), 'Shift+Tab');
  await page.keyboard.type('Lanterns along the canal');
  await page.keyboard.press('Enter');
  await expect(ballots.last()).toBeFocused();
  await expect(ballots.last()).toContainText('Lanterns along the canal');

  // Another tab is another person, and both see one board.
  const other = await context.newPage();
  await other.goto('/apps/toggle-vote');
  await other.getByRole('radio', { name: 'Farid' }).press('Space');
  await other.getByRole('button', { name: 'Upvote: Lanterns along the canal' }).click();
  await page.getByRole('button', { name: 'Upvote: Lanterns along the canal' }).click();
  await expect(ballots.last()).toContainText('2 up, 0 down');
  await expect(other.getByRole('listitem').filter({ hasText: 'Lanterns' })).toContainText('2 up, 0 down');
  // A vote waits while another tab is between its read and its write.
  await other.evaluate(() => {
    const released = new Promise((release) => addEventListener('focusin', release, { once: true }));
    navigator.locks.request('app:toggle-vote:ideas', () => released);
  });
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await other.getByRole('radio', { name: 'Farid' }).focus();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await up.click();
  await other.reload();
  await expect(other.getByRole('radio', { name: 'Farid' })).toBeChecked();
  await other.close();

  await page.reload();
  await expect(ballots.filter({ hasText: 'Lanterns along the canal' })).toContainText('you voted up');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(ballots).toHaveCount(8);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(ballots).toHaveCount(7);
});

test('on a phone, the ballots and the counts of a rush are in sight together', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/apps/toggle-vote');
  const rush = page.getByRole('button', { name: 'Let 100 people vote' });
  await rush.click();
  await expect(page.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Votes that count')).toBeInViewport();
  await expect(rush).toBeInViewport();
  await expect(page.locator('[aria-live]').first()).toContainText(
    /100 people pressed 250 times.* 0 of them twice/,
  );
});

test('on paper are the ideas and their scores, and nothing to press beside them', async ({ page }) => {
  await page.goto('/apps/toggle-vote');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Paint the fountain orange')).toBeVisible();
  // In Chromium, it would cover the last idea on a second sheet.
  await expect(page.getByRole('heading', { name: 'Rush hour' })).toBeHidden();
  await expect(page.getByRole('textbox')).toBeHidden();
});
