import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('the owner sees which pages were opened, first and later, and is the only one', async ({ person }) => {
  const ada = await person('Ada');
  await ada.page.goto('/blogpost4', { referer: 'https://news.example/item?id=1' });
  await ada.page.goto('/blogpost4');
  const owner = await person('Robin Example');
  const { page } = owner;
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { name: 'Views' })).toHaveCount(0);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await (await popup).getByRole('button', { name: /owner of this site/ }).click();
  const views = page.getByRole('table', { name: /Views by page/ });
  const row = views.getByRole('row').filter({ has: page.locator('a[href="/blogpost4"]') });
  await expect(row.getByRole('cell').nth(2)).toHaveText('2');
  await expect(page.getByRole('row', { name: 'news.example 1' })).toBeVisible();
  await expectAccessible(page, 'views');
});
