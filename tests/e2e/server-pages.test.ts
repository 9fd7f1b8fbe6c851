import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tooWide } from './layout.ts';

test("the sign-in window, a page of the server's own, has the site's theme, fits a phone and is accessible; cancelled, it closes without an error, and one click on a sample person signs in", async ({
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
  for (const width of [320, 390]) {
    await chooser.setViewportSize({ width, height: 700 });
    expect(await tooWide(chooser), `${width} px`).toEqual([]);
    const owner = chooser.getByRole('button', { name: 'Robin Example owner of this site' });
    const heights = await owner
      .locator('span span, small')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.max(...heights), 'the name of the owner and the note have a line each').toBeLessThan(30);
  }
  // From here on, the theme of the system.
  await chooser.evaluate(() => document.documentElement.removeAttribute('data-theme'));
  await expectAccessible(chooser, 'account chooser');
  const closed = chooser.waitForEvent('close');
  await chooser.getByRole('button', { name: 'Cancel' }).click();
  await closed;
  const people = (await ada.opensSignIn()).getByRole('button').filter({ hasNotText: 'Continue' });
  await expect(people.nth(2)).toBeVisible();
  await people.first().click();
  await expect(ada.comments.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('where the sign-in opens in place of the page, as inside some apps, it leads back to pages that know who is signed in', async ({
  person,
}) => {
  const ada = await person('Ada');
  const { page, comments } = ada;
  await page.addInitScript(() => {
    window.open = (path) => {
      location.href = String(path);
      return window;
    };
  });
  await ada.reads('/blogpost3');
  await comments.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await ada.reads('/blogpost3');
  await expect(comments.getByRole('button', { name: 'Sign Out' })).toBeVisible();
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
