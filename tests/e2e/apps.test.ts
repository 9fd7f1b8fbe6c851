import { appPaths } from '../setup/own-pages.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

for (const path of appPaths) {
  test(`${path} opens from its card, asks no other host and is accessible`, async ({ person, site }) => {
    test.slow();
    const { page, context } = await person();
    const hosts = new Set<string>();
    context.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto('/');
    const popup = page.waitForEvent('popup');
    await page.locator(`#projects a[href="${path}"]`).click();
    const app = await popup;
    await expect(app).toHaveURL(path);
    await expect(app.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(app.getByRole('main')).toHaveCount(1);
    await expectAccessible(app, path);
    expect([...hosts].filter((host) => host !== site.url && host !== 'null')).toEqual([]);
  });
}

test.describe('an app whose script can’t be had', () => {
  test.use({ expectedTrouble: /ERR_FAILED/ });

  test('says so, and that nothing is lost', async ({ page }) => {
    await page.route(/_astro\/.*\.js/, (route) => route.abort());
    await page.goto(appPaths[0] ?? '');
    await expect(page.locator('#app').getByRole('status')).toContainText('could not be loaded');
  });
});
