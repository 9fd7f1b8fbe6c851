import { expectAccessible } from '../../e2e/axe.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { press, tabTo } from '../../e2e/tab-to.ts';

test('a comment that the server does not take is kept, through a reload, until it does; another person replies in a second tab', async ({
  page,
  context,
}) => {
  await page.goto('/apps/comment-section');
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByText('Comment deleted')).toBeVisible();
  await expect(comments.getByRole('button')).toHaveCount(0);

  await tabTo(page, page.getByRole('radio', { name: 'Signed out' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Ada' })).toBeChecked();
  await press(page, page.getByRole('checkbox', { name: 'The server is down' }), 'Space');
  const box = comments.getByRole('textbox', { name: 'Your comment' });
  await tabTo(page, box);
  await page.keyboard.type('Mine sank. 🎂 שלום');
  await press(page, comments.getByRole('button', { name: 'Post' }));
  await expect(comments.getByRole('alert')).toHaveText(
    'There is no connection. Your text is kept; try again soon.',
  );
  await expectAccessible(page, 'a comment that was not taken');

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Ada' })).toBeChecked();
  await expect(box).toHaveValue('Mine sank. 🎂 שלום');
  await box.fill('x'.repeat(10_000));
  await expect(comments.getByRole('button', { name: 'Post' })).toBeDisabled();
  await box.fill('Mine sank. 🎂 שלום');
  await comments.getByRole('button', { name: 'Post' }).click();
  const mine = comments.getByRole('article').filter({ hasText: 'Mine sank.' });
  await expect(mine).toBeVisible();
  await expect(box).toHaveValue('');

  const second = await context.newPage();
  await second.goto('/apps/comment-section');
  await second.getByRole('radio', { name: 'Ben' }).check();
  const seen = second.getByRole('article').filter({ hasText: 'Mine sank.' });
  await expect(seen.getByRole('button')).toHaveText(['Reply']);
  await seen.getByRole('button', { name: 'Reply' }).click();
  await second.getByRole('textbox', { name: 'Your reply' }).fill('x'.repeat(500));
  await expectAccessible(second, 'a reply');
  await seen.getByRole('button', { name: 'Post' }).click();
  await expect(comments.getByRole('article', { name: 'Comment by Ben' }).first()).toContainText('xxx');

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(mine).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(mine).toHaveCount(0);
  await expect(seen).toHaveCount(0);
});
