import { expect, test } from './fixtures.ts';

// Languages such as German have longer words than English: here they replace those of the sample.

test('long names of what is counted leave the headline its room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.boundingBox();
  await page.locator('#about dt').evaluateAll((names) => {
    for (const name of names) name.textContent = 'Schritt-für-Schritt-Anleitungen und Anwendungsprogramme';
  });
  const after = await headline.boundingBox();
  expect(after?.width).toBeGreaterThan(0.85 * (before?.width ?? 0));
});

test('a long name of the link to a whole file stays inside of the frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blogpost9');
  const link = page.getByRole('link', { name: /^Whole file / }).first();
  await link.evaluate((element) => {
    element.textContent = 'Vollständige Datei ansehen';
  });
  const frame = link.locator('xpath=ancestor::figure');
  const end = async (part: typeof link) => part.evaluate((element) => element.getBoundingClientRect().right);
  expect((await end(frame)) - (await end(link))).toBeGreaterThan(12);
});
