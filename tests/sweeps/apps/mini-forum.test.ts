import { expectAccessible } from '../../e2e/axe.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { press } from '../../e2e/tab-to.ts';

test('two neighbors post and vote in two tabs; a vote waits for the sign-in, can be taken back, and goes back when it is lost', async ({
  page,
  context,
}) => {
  await page.goto('/apps/mini-forum');
  const shelf = page.getByRole('listitem').filter({ hasText: 'A shelf by the bakery' });
  const upvote = shelf.getByRole('button', { name: 'Upvote' });
  await press(page, upvote);
  await press(page, page.getByRole('button', { name: 'Continue as Ada' }));
  await expect(page.getByText('You are Ada.')).toBeVisible();
  // The vote that led to the sign-in counts after it.
  await expect(shelf).toContainText('You upvoted this.');
  await expect(upvote).toHaveAccessibleName('Upvote, 6');
  await shelf.getByText('You upvoted this.').evaluate((line) => {
    // As a browser's translation does.
    for (const node of [...line.childNodes])
      if (node instanceof Text)
        node.replaceWith(Object.assign(document.createElement('font'), { textContent: node.data }));
  });
  await press(page, shelf.getByRole('button', { name: 'Take it back' }));
  await expect(upvote).toHaveAccessibleName('Upvote, 5');
  await expect(upvote).toBeFocused();
  await expect(shelf).not.toContainText('Sending');

  const cut = page.getByRole('checkbox', { name: 'The database is out of reach' });
  await press(page, cut, 'Space', 'Shift+Tab');
  await press(page, upvote);
  await expect(upvote).toHaveAccessibleName('Upvote, 6');
  await expect(shelf.getByRole('alert')).toHaveText('There is no connection. Try again soon.');
  await expect(upvote).toHaveAccessibleName('Upvote, 5');
  await expectAccessible(page, 'a vote that went back');

  await cut.uncheck();
  await upvote.focus();
  await page.keyboard.press('Enter');
  await expect(shelf).toContainText('You upvoted this.');
  await page.getByRole('radio', { name: 'Most liked' }).check();
  await expect(page.getByRole('listitem').first()).toContainText('A bench under the linden');

  const second = await context.newPage();
  await second.goto('/apps/mini-forum');
  await second.getByRole('button', { name: 'New post' }).click();
  await second.getByRole('button', { name: 'Continue as Ben' }).click();
  const box = second.getByRole('textbox', { name: 'Your idea' });
  const long = `🚲 ${'x'.repeat(190)}`;
  await box.fill(long);
  await second.reload();
  await expect(box, 'typed before a reload').toHaveValue(long);
  await expectAccessible(second, 'a new post');
  await second.getByRole('button', { name: 'Publish' }).click();
  // Nobody has voted on it: it is among those with a score of 0, not the most liked.
  await expect(page.getByRole('listitem').filter({ hasText: long })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('A bench under the linden');
  await page.getByRole('radio', { name: 'Newest' }).check();
  await expect(page.getByRole('listitem').first()).toContainText(long);

  await page.reload();
  await expect(page.getByText('You are Ada.')).toBeVisible();
  await expect(upvote).toHaveAccessibleName('Upvote, 6');
  await expectAccessible(page, 'the forum');

  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(upvote).toHaveAccessibleName('Upvote, 5');
  await expect(second.getByText(long)).toHaveCount(0);
});
