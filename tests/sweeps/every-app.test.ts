import { expectPageAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectToFit } from '../e2e/layout.ts';
import { appPaths } from '../setup/sample-pages.ts';

// Every app as it opens. What each can do is in apps/.

for (const path of appPaths) {
  test(`${path} asks no other host, is accessible, and fits every width and text of twice the size`, async ({
    page,
    site,
  }) => {
    test.slow();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectPageAccessible(page, path);
    expect([...hosts].filter((host) => host !== site.url && host !== 'null')).toEqual([]);
    await expectToFit(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const title = page.locator('header p').first();
    const letters = await title.evaluate(
      (element) => element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(letters, 'the title is not cut into syllables').toBeGreaterThan(5);
  });
}
