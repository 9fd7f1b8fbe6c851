import { comments } from '#language';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';

// What axe-core finds in the states of the comments: nothing. Pages, forms and demos have it in the tests of what they do.

test('empty, signed out; signed in; writing; too long; posted; threads of others; replying; editing; deleted; new comments held back', async ({
  person,
}) => {
  test.slow();
  const ada = await person('Ada');
  const ben = await person('Ben');
  await ada.reads('/blogpost2');
  await expect(ada.comments.getByText('Be the first to comment')).toBeVisible();
  await expectAccessible(ada.comments, 'empty, signed out');
  await ada.signsIn();
  await ada.comments.getByRole('button', { name: 'Your comments' }).click();
  await expectAccessible(ada.comments, 'empty, signed in, with what one can do with all of one’s comments');
  const box = ada.comments.getByRole('textbox', { name: 'Your comment' });
  await box.fill('x'.repeat(20_000));
  await expectAccessible(ada.comments, 'too long');
  await box.fill('See https://example.com/page');
  await expectAccessible(ada.comments, 'writing');
  await ada.comments.getByRole('button', { name: 'Post' }).click();
  await expect(ada.comment('See https://example.com/page')).not.toHaveAttribute('data-unsent');
  await expectAccessible(ada.comments, 'posted');
  await ada.posts('A question');
  await expect(ada.comment('A question')).not.toHaveAttribute('data-unsent');
  await ben.reads('/blogpost2');
  await expect(ben.comment('A question')).toBeVisible();
  await expectAccessible(ben.comments, 'signed out, with comments');
  await ben.signsIn();
  await ben.comment('A question').getByRole('button', { name: 'Reply' }).click();
  await expectAccessible(ben.comments, 'replying');
  await ben.comments.getByRole('textbox', { name: 'Your reply' }).fill('An answer');
  await ben.comments.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
  await expect(ada.comments.getByRole('button', { name: /new (comment|repl)/ })).toBeVisible();
  await expectAccessible(ada.comments, 'new replies');
  await ada.reads('/blogpost2');
  await ada.comment('A question').getByRole('button', { name: 'Edit' }).click();
  await expectAccessible(ada.comments, 'editing');
  await ada.page.keyboard.press('Escape');
  ada.page.on('dialog', (dialog) => dialog.accept());
  await ada.comment('A question').getByRole('button', { name: 'Delete' }).first().click();
  await expect(ada.comments.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(ada.comments, 'deleted, with Undo');
  await ada.reads('/blogpost3');
  await expect(ben.comments.getByText('Comment deleted')).toBeVisible();
  await expectAccessible(ben.comments, 'deleted, with a reply');
  await ben.page.goto(`/blogpost2#${await ben.comment('An answer').getAttribute('id')}`);
  await ben.page.reload();
  await expect(ben.comment('An answer')).toBeVisible();
  await expectAccessible(ben.comments, 'a comment that the address names');
});

test.describe('in trouble', () => {
  test.use({ expectedTrouble: /Failed to load resource|ERR_/ });

  test('unreachable', async ({ person }) => {
    const ada = await person('Ada');
    await ada.page.route('**/api/**', (route) => route.abort());
    await ada.reads('/blogpost1');
    const notice = ada.comments.locator('div:has(> p)').filter({ hasText: comments.unreachable }).last();
    // It fades in, and what is half there has no contrast.
    await expect(notice).toHaveCSS('opacity', '1');
    await expectAccessible(ada.comments, 'unreachable');
  });
});
