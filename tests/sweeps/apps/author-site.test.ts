import { expectAccessible } from '../../e2e/axe.ts';
import { expect, test } from '../../e2e/fixtures.ts';

test('a child colors a sheet by keyboard, finds it again, prints it and starts over', async ({ page }) => {
  // What would reach the paper, in place of the browser's own dialog.
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector('svg')?.cloneNode(true);
      window.parent.document.documentElement.dataset.printed = [
        document.body.textContent,
        [...document.adoptedStyleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .map(({ cssText }) => cssText),
        new XMLSerializer().serializeToString(sheet ?? document),
      ].join('\n');
    };
  });
  await page.goto('/apps/author-site');
  await page.getByRole('radio', { name: 'blue', exact: true }).press('Space');
  const sail = page.getByRole('button', { name: /^Big sail/ });
  await sail.press('Enter');
  await expect(sail).toHaveAccessibleName('Big sail, blue');
  await page.getByRole('button', { name: /^Cloud/ }).click();
  await page.getByLabel('Whose sheet is this?').fill('Ida');

  await page.reload();
  await expect(sail).toHaveAccessibleName('Big sail, blue');
  await page.getByRole('button', { name: 'Print this out' }).press('Enter');
  const printed = page.locator('html');
  await expect(printed).toHaveAttribute('data-printed', /Colored by.*Ida/);
  await expect(printed).toHaveAttribute('data-printed', /size: portrait/);
  await expect(printed).toHaveAttribute('data-printed', /fill="#4f8fd8"/);
  await expect(printed).not.toHaveAttribute('data-printed', /Start over/);

  await page.getByRole('button', { name: /^Owl Reads Late/ }).press('Enter');
  await page.getByLabel('Print the lines without the colors').press('Space');
  await expectAccessible(page, 'the lines of another sheet');

  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(sail).toHaveAccessibleName('Big sail, white');
});

test('on a small phone, the crayons cover nothing that gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/apps/author-site');
  const name = page.getByLabel('Whose sheet is this?');
  await name.focus();
  await expect(page.getByRole('group', { name: /^Crayon/ })).toBeInViewport();
  const covered = await page.evaluate(() => {
    const crayons = document.querySelector('fieldset')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll<SVGElement>('svg [role=button]')].reverse().flatMap((part) => {
      part.focus();
      const { bottom } = part.getBoundingClientRect();
      return bottom < crayons ? [part.ariaLabel] : [];
    });
  });
  expect(covered).toEqual([]);
});

test('a sheet is the same in two tabs', async ({ context, page, baseURL }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${baseURL}/apps/author-site`);
  await page.getByRole('button', { name: /^Sea/ }).click();
  await expect(other.getByRole('button', { name: 'Sea, red' })).toBeVisible();
});

test('the browser’s own command prints the sheet, and nothing around it', async ({ page }) => {
  await page.goto('/apps/author-site');
  await page.getByLabel('Whose sheet is this?').fill('Ida');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: /^Drawing: / })).toBeVisible();
  await expect(page.getByText(/^Colored by/)).toBeVisible();
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Print this out')).toBeHidden();
  await expect(page.getByText('Start over')).toBeHidden();
  const pdf = await page.pdf({ format: 'A4', landscape: true, preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), 'upright, on one sheet').toHaveLength(1);
});
