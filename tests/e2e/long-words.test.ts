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
