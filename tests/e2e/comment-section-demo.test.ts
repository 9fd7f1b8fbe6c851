import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { awake, expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

// The demo in article 5, as somebody without a pointer plays it.

const demoOf = (page: Page) => page.getByRole('region', { name: 'Demo: the comment section' });
const storedIn = (demo: Locator) => demo.getByRole('group', { name: 'Stored documents' }).locator('tbody tr');

async function open(page: Page) {
  await page.goto('/blogpost5');
  const demo = demoOf(page);
  await awake(demo);
  const first = demo.getByRole('region', { name: 'First tab' });
  const second = demo.getByRole('region', { name: 'Second tab' });
  await expect(first.getByRole('article')).toHaveCount(2);
  return { demo, first, second, stored: storedIn(demo) };
}

test('a lost answer leaves one comment, which the other reader sees and answers', async ({ page }) => {
  test.slow();
  const { demo, first, second, stored } = await open(page);
  await demo.getByRole('checkbox', { name: 'Lose the next answer' }).press('Space');
  const box = first.getByRole('textbox', { name: 'Your comment' });
  const post = first.getByRole('button', { name: 'Post' });
  await tabTo(page, box);
  await page.keyboard.type('Is anyone here?');
  await tabTo(page, post);
  await page.keyboard.press('Enter');
  await expect(first.getByRole('alert')).toContainText('There is no connection.');
  await expect(box).toHaveValue('Is anyone here?');
  await expect(stored).toHaveCount(3);
  await expectAccessible(page, 'a lost answer');

  await post.press('Enter');
  await expect(box).toHaveValue('');
  await expect(stored).toHaveCount(3);

  const seen = second.getByRole('article').filter({ hasText: 'Is anyone here?' });
  const reply = seen.getByRole('button', { name: 'Reply' });
  await tabTo(page, reply);
  await page.keyboard.press('Enter');
  await expect(seen.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
  await page.keyboard.type('I am.');
  await expectAccessible(page, 'a reply being written');
  await seen.getByRole('button', { name: 'Post' }).press('Enter');
  await expect(seen).toBeFocused();
  await expect(first.getByText('I am.')).toBeVisible();
});

test('offline nothing arrives until the connection is back', async ({ page }) => {
  const { demo, first, second, stored } = await open(page);
  const offline = demo.getByRole('checkbox', { name: 'Offline' });
  await offline.press('Space');
  await second.getByRole('textbox', { name: 'Your comment' }).focus();
  await page.keyboard.type('Hello from Ben.');
  await second.getByRole('button', { name: 'Post' }).press('Enter');
  await expect(stored).toHaveCount(3);
  await expect(first.getByRole('article')).toHaveCount(2);
  await offline.press('Space');
  await expect(first.getByRole('article')).toHaveCount(3);
});

test('a deleted comment leaves its reply, and readers change only their own', async ({ page }) => {
  const { demo, first, second, stored } = await open(page);
  page.on('dialog', (dialog) => dialog.accept());
  await expect(second.getByRole('button', { name: 'Delete' })).toHaveCount(1);
  await first.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(second.getByText('Comment deleted')).toBeVisible();
  await expect(stored).toHaveCount(1);
  await second.getByRole('button', { name: 'Edit' }).press('Enter');
  await page.keyboard.type(' Still here.');
  await second.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(first.getByText(/Still here\./)).toBeVisible();

  const reader = demo.getByRole('combobox', { name: 'Second tab as' });
  await reader.selectOption('');
  await expect(second.getByText('Sign in to add a comment.')).toBeVisible();
  await expect(second.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'a deleted comment, and a reader who is signed out');
});

test('a forged request is refused, a renamed account is not, and a reset starts again', async ({ page }) => {
  const { demo, second, stored } = await open(page);
  await demo.getByRole('button', { name: 'Send it' }).press('Enter');
  await expect(demo.getByRole('status')).toContainText('Refused by isFromMe() in firestore.rules.');
  await expect(stored).toHaveCount(2);
  await demo.getByRole('combobox', { name: 'posts a comment with' }).selectOption('nothing wrong');
  await demo.getByRole('button', { name: 'Send it' }).press('Enter');
  await expect(demo.getByRole('status')).toContainText('Accepted');
  await expect(stored).toHaveCount(3);

  await demo.getByRole('checkbox', { name: 'Ben renames his account' }).press('Space');
  await second.getByRole('textbox', { name: 'Your comment' }).focus();
  await page.keyboard.type('I am the real Ada.');
  await second.getByRole('button', { name: 'Post' }).press('Enter');
  await expect(stored.last()).toContainText(/ben\s*Ada/);
  await expectAccessible(page, 'a renamed account');

  await demo.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(stored).toHaveCount(2);
  await expect(demo.getByRole('checkbox', { name: 'Ben renames his account' })).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('article 5 shows the stored comments, and nothing that does not work', async ({ page }) => {
    await page.goto('/blogpost5');
    await expect(storedIn(demoOf(page))).toHaveCount(2);
    for (const role of ['textbox', 'button', 'checkbox', 'combobox'] as const)
      await expect(demoOf(page).getByRole(role)).toHaveCount(0);
  });
});
