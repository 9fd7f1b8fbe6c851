import { expect, test } from './fixtures.ts';

test("the sign-in window, a page of the server's own, has the theme that was chosen on the site", async ({
  person,
}) => {
  const ada = await person('Ada');
  await ada.page.emulateMedia({ colorScheme: 'light' });
  await ada.page.goto('/blogpost3');
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;
  await ada.page.locator('[data-theme-switch]').click();
  await ada.reads('/blogpost3');
  const chooser = await ada.opensSignIn();
  await expect(chooser.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(await chooser.evaluate(scheme)).toBe('dark');
});

test('a sign-in that is cancelled closes its window, and the page says nothing of an error', async ({
  person,
}) => {
  const ada = await person('Ada');
  await ada.reads('/blogpost3');
  const chooser = await ada.opensSignIn();
  const closed = chooser.waitForEvent('close');
  await chooser.getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await expect(ada.comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});

test('a sign-in that failed says so, and its window has a button to close it', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void open('/auth/done?error=unavailable'));
  const window = await opened;
  await expect(window.getByRole('heading')).toHaveText('You are not signed in.');
  const closed = window.waitForEvent('close');
  // The window may be gone before the click is answered.
  await Promise.allSettled([window.getByRole('button', { name: 'Close' }).click()]);
  await closed;
});
