import { expect, test } from './fixtures.ts';

// What the articles show where no script runs: a picture or a table for each demo, every file, and nothing that doesn't work.

test.use({ javaScriptEnabled: false });

test('each demo leaves a picture or a table, and no control', async ({ page }) => {
  const pictures = [
    ['/blogpost1', /Quitting: 175,500 down/],
    ['/blogpost1', /A line with four questions/],
    ['/blogpost2', /Five bars one after the other/],
    ['/blogpost3', /A board with three boxes/],
    ['/blogpost6', /two puppies/i],
  ] as const;
  const rows = [
    ['/blogpost4', /Buy paint/],
    ['/blogpost5', /Reply to me/],
    ['/blogpost7', /^a boolean the sign-in form/],
    ['/blogpost8', /^portrait\.jpg HEIC/],
    ['/blogpost9', /Sounds when/],
    ['/blogpost9', /upvotes: 1000.*permission-denied/],
  ] as const;
  for (const [path, name] of [...pictures, ...rows]) {
    await page.goto(path);
    const demos = page.locator('figure:has(astro-island), [aria-label^="Demo: "]');
    const role = pictures.some(([, each]) => each === name) ? 'img' : 'row';
    await expect(demos.getByRole(role, { name }), `${path} ${name}`).toBeVisible();
    for (const control of ['button', 'checkbox', 'combobox', 'radio', 'slider', 'textbox'] as const)
      await expect(demos.getByRole(control), `${path} ${control}`).toHaveCount(0);
  }
});

test('a page of files shows each file whole', async ({ page }) => {
  await page.goto('/blogpost6');
  await page.getByText('Solution', { exact: true }).click();
  await page.getByRole('link', { name: 'Whole file src/Printable.tsx' }).click();
  await expect(page).toHaveURL(/\/blogpost6\/files#exercises-landscape-printable-tsx$/);
  await expect(page.getByRole('group', { name: 'Code: src/Printable.tsx' }).last()).toContainText(
    'export function Printable',
  );
});
