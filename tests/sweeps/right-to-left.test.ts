import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { expectToFit } from '../e2e/layout.ts';

// What a page looks like in Arabic or Hebrew, whose text runs from right to left. Only the words are missing.

const styles = readFileSync('src/design/right-to-left.css', 'utf8');

async function turn(page: Page): Promise<void> {
  await page.evaluate((css) => {
    document.documentElement.dir = 'rtl';
    // The policy of the page allows no other style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

for (const path of ['/', '/blogpost5', '/posts', '/subscribe'])
  test(`${path} from right to left is as wide as the window, and code, drawings and arrows run as they should`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(path, { waitUntil: 'networkidle' });
    await turn(page);
    if (path === '/blogpost5') await expectDirections(page);
    await expectToFit(page);
  });

/** Code and drawings stay as they are, headings have no tracking, and arrows point the other way. */
async function expectDirections(page: Page): Promise<void> {
  const directions = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) => [
        ...new Set(elements.map((element) => getComputedStyle(element).direction)),
      ]);
  for (const selector of ['[role=group]:has(> pre)', 'pre', ':not(pre) > code', 'main svg'])
    expect(await directions(selector), selector).toEqual(['ltr']);
  expect(await directions('main p')).toEqual(['rtl']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', 'normal');
  const arrows = page.getByRole('navigation', { name: 'Other articles' }).locator('span > svg:only-of-type');
  const scales = await arrows.evaluateAll((icons) =>
    icons
      .filter((icon) => icon.getAttribute('viewBox') === '0 0 20 20')
      .map((icon) => getComputedStyle(icon).scale),
  );
  expect(scales).toEqual(['-1 1', '-1 1']);
}

test('from right to left, an app in English keeps its direction', async ({ page }) => {
  await page.goto('/apps/task-manager');
  await turn(page);
  const app = page.getByRole('main');
  await expect(app).toHaveAttribute('lang', 'en');
  await expect(app).toHaveCSS('direction', 'ltr');
});
