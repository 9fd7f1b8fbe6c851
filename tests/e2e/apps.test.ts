import { appPaths } from '../setup/sample-pages.ts';
import { expect, test } from './fixtures.ts';

// Every app as it opens, and what each can do: tests/sweeps.

test('an app opens from its card in a window of its own', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#projects a[href^="/apps/"]');
  const links = await cards.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
  );
  expect(links).toEqual(appPaths.map((path) => [path, '_blank']));
  const popup = page.waitForEvent('popup');
  await cards.first().click();
  const app = await popup;
  await expect(app).toHaveURL(appPaths[0] ?? '');
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
  const story = app.getByRole('link', { name: 'How it was made' });
  await expect(story).toHaveAttribute('href', '/work/travel-blog');
});

test('apps and demos make ids on a page without https, as on a phone that looks at this machine', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  for (const address of ['/apps/task-manager', '/blogpost4']) {
    await page.goto(address);
    const title = page.getByRole('textbox', { name: 'Title' }).first();
    await title.fill('Oil the hinge');
    await page.getByRole('button', { name: 'Add task' }).first().click();
    await expect(page.getByRole('heading', { name: 'Oil the hinge' })).toBeVisible();
  }
  await page.goto('/blogpost9');
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByRole('button', { name: 'Continue as Ada' }).click();
  await expect(page.getByRole('textbox', { name: 'Your idea' })).toBeVisible();
});

test.describe('an app whose script can’t be had', () => {
  test.use({ expectedTrouble: /ERR_FAILED/ });

  test('says so, and that nothing is lost', async ({ page }) => {
    await page.route(/_astro\/.*\.js/, (route) => route.abort());
    await page.goto(appPaths[0] ?? '');
    await expect(page.locator('#app').getByRole('alert')).toContainText('could not be loaded');
  });
});
