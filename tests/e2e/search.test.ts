import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { doublesText } from './layout.ts';

test.use({ expectedTrouble: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/ });

test('a reader searches the articles with the keyboard, goes on without a network, and follows a result', async ({
  page,
  context,
}) => {
  await page.goto('/privacy-policy');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search the articles' }).click();
  await expect(page.getByRole('banner').getByText('This part could not be loaded.')).toBeVisible();
  await context.setOffline(false);

  await page.locator('body').press('/');
  const dialog = page.getByRole('dialog', { name: 'Search the articles' });
  const box = dialog.getByRole('searchbox');
  await expect(box).toBeFocused();
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('Type what you are looking for.');
  await box.fill('arrayUnion');
  await expect(status).toHaveText(/^\d+ articles? with “arrayUnion”\.$/);
  await expect(dialog.locator('mark').first()).toHaveText(/arrayUnion/i);
  await expectAccessible(page, 'the search with results');
  for (const [typo, similar] of [
    ['fierbase', 'Wi-Fi'],
    ['firebse', 'fireEvent'],
  ] as const) {
    await box.fill(typo);
    await expect(status, `${typo} is not found in ${similar}`).toHaveText(`No article has “${typo}”.`);
  }
  await box.fill('authenticating');
  await expect(dialog.locator('mark').first()).toHaveText(/^authenticat/i);
  await box.fill('zzzqqq');
  await expect(status).toHaveText('No article has “zzzqqq”.');
  await expect(dialog.getByRole('link')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search the articles' }).click();
  await box.fill('flexbox frogs');
  await expect(status).toHaveText(/^1 article with/);
  await context.setOffline(false);
  await box.press('ArrowDown');
  const first = dialog.getByRole('link').first();
  await expect(first).toBeFocused();
  await first.press('Enter');
  await expect(page).toHaveURL(/\/blogpost3(#.*)?$/);
});

test('on a phone with text of twice the size, the box shows the word that is typed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await doublesText(page);
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Search the articles' }).click();
  const box = page.getByRole('searchbox');
  const letters = await box.evaluate(
    (element) => element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(letters).toBeGreaterThan(5);
});

test('a page may not compile anything; the worker of the search may', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/blogpost5')).not.toContain('unsafe');
  expect(await policyOf('/search/pagefind-worker.js')).toContain("script-src 'wasm-unsafe-eval';");
  // WebKit asks for it in the policy of the service worker, too.
  expect(await policyOf('/service-worker.js')).toContain("worker-src 'self';");
});
