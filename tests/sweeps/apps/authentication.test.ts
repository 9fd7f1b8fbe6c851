import { expectAccessible } from '../../e2e/axe.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { tabTo } from '../../e2e/tab-to.ts';

test('a visitor signs up, verifies, forgets the password, resets it by mail, and reads a letter; no password is stored', async ({
  page,
  context,
}) => {
  await page.goto('/apps/authentication');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const press = async (role: 'button' | 'link', name: string) => {
    await tabTo(page, page.getByRole(role, { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await press('link', 'The letter of June');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await email.fill('ben@example.com');
  await password.fill('x'.repeat(10_000));
  await password.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'We could not sign you in. Check the email address and the password.',
  );
  await expectAccessible(page, 'a sign-in that was refused');

  await press('link', 'Create an account');
  await email.fill('ben@example.com');
  await password.fill('battery staple');
  await password.press('Enter');
  await expect(page.getByRole('heading', { name: 'The letter of June' })).toBeVisible();
  await expect(page.getByText('Verify your address to read the letters.')).toBeVisible();
  await press('button', 'Yes, verify it');
  await expect(page.getByText('This link was used.')).toBeVisible();
  await press('button', 'I opened it');
  await expect(page.getByText(/that we sent to/)).toHaveCount(0);
  await expect(page.getByText(/^Thank you for reading along/)).toBeVisible();
  await expectAccessible(page, 'a letter');

  const second = await context.newPage();
  await second.goto('/apps/authentication');
  await expect(second.getByText('ben@example.com').first()).toBeVisible();
  await press('button', 'Sign out');
  await expect(second.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Letters to readers' })).toBeVisible();

  await press('link', 'Sign in');
  await press('link', 'Forgot your password?');
  await email.fill('ben@example.com');
  await email.press('Enter');
  await expect(page.getByText('If ben@example.com has an account here')).toBeVisible();
  await page.getByLabel('New password').fill('another staple');
  await expectAccessible(page, 'a reset by mail');
  await page.getByLabel('New password').press('Enter');
  await expect(page.getByText('The password was changed.')).toBeVisible();

  await page.reload();
  await press('link', 'sign in');
  await expect(page.getByText('Your password was changed. Sign in with it.')).toBeVisible();
  await expect(email).toHaveValue('ben@example.com');
  await password.fill('another staple');
  await password.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('staple');

  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await email.fill('ada@example.com');
  await password.fill('correct horse');
  await password.press('Enter');
  await expect(page.getByText('ada@example.com', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
