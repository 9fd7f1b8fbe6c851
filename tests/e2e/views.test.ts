import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('the owner, who has to sign in, sees which pages were opened, and from where', async ({ person }) => {
  const ada = await person('Ada');
  await ada.page.goto('/blogpost6', { referer: 'https://news.example/item?id=1' });
  const owner = await person('Robin Example');
  const { page } = owner;
  await page.goto('/moderation');
  const signIn = page.getByRole('button', { name: 'Sign in with Google' });
  await expect(signIn).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Views' })).toHaveCount(0);
  const popup = page.waitForEvent('popup');
  await signIn.click();
  await (await popup).getByRole('button', { name: /owner of this site/ }).click();
  const table = page.getByRole('table', { name: /Views by page/ });
  const row = table.getByRole('row').filter({ has: page.locator('a[href="/blogpost6"]') });
  const today = row.getByRole('cell').nth(1);
  await expect(page.getByRole('row', { name: /^news\.example \d+$/ })).toBeVisible();
  await expectAccessible(page, 'views');
  // Other tests may have opened the page on this server before.
  const before = Number(await today.textContent());
  await ada.page.goto('/blogpost6');
  await ada.page.reload();
  await page.reload();
  await expect(today).toHaveText(String(before + 2));
});
