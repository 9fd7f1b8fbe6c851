import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { awake, expect, test } from './fixtures.ts';

// The demos in the articles, by keyboard alone, and what axe-core finds in them.

test('article 4: a lost answer makes no second task, and a slow move holds nothing up', async ({ page }) => {
  test.slow();
  await page.goto('/blogpost4');
  const demo = page.getByRole('region', { name: 'Demo: the task manager' });
  await awake(demo);
  await expect(demo.getByRole('heading', { name: 'Buy paint' })).toBeVisible();
  const stored = demo.getByRole('group', { name: 'Stored documents' }).locator('tbody tr');
  await expect(stored).toHaveCount(3);

  await demo.getByRole('checkbox', { name: 'Lose the next answer' }).focus();
  await page.keyboard.press('Space');
  await pressTab(page, 3);
  await expect(demo.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Wash the brushes');
  await pressTab(page, 2);
  await page.keyboard.press('Enter');
  await expect(demo.getByText('The server can’t be reached. Please try again.')).toBeVisible();
  await expect(stored).toHaveCount(4);
  await expectAccessible(page, 'a lost answer');

  await demo.getByRole('button', { name: 'Add task' }).press('Enter');
  await expect(demo.getByRole('heading', { name: 'Wash the brushes' })).toBeVisible();
  await expect(stored).toHaveCount(4);

  await demo.getByRole('checkbox', { name: 'Slow network' }).press('Space');
  await demo.getByRole('button', { name: 'Start' }).first().press('Enter');
  const card = demo.getByRole('listitem').filter({ hasText: 'Wash the brushes' });
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute('aria-busy', 'true');
  await demo.getByRole('checkbox', { name: 'Second tab' }).press('Space');
  await expect(demo.getByRole('region', { name: 'To do' })).toHaveCount(1);
  await expectAccessible(page, 'the second tab');

  await demo.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(stored).toHaveCount(3);
  await expect(demo.getByRole('checkbox', { name: 'Slow network' })).not.toBeChecked();
});

test('article 6: what is switched is what the printer gets, and the preview shows it', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => {
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const pages = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
      const last = pages.filter((rule) => rule.startsWith('@page')).at(-1);
      top?.document.documentElement.setAttribute('data-printed', `${document.body.innerText} ${last}`);
    };
  });
  await page.goto('/blogpost6');
  const demo = page.getByRole('region', { name: 'Demo: print one component' });
  await awake(demo);
  await demo.getByRole('radio', { name: 'Puppies' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByText('Invoice 7')).toBeVisible();
  await pressTab(page, 1);
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('radio', { name: 'Landscape' })).toBeChecked();
  await expectAccessible(page, 'an invoice on its side');
  await pressTab(page, 5);
  await expect(demo.getByRole('button', { name: 'Print this out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', /Invoice 7[\s\S]*landscape/);

  await demo.getByRole('checkbox', { name: 'Backgrounds' }).press('Space');
  await demo.getByRole('checkbox', { name: /page’s styles/ }).press('Space');
  await expectAccessible(page, 'without styles and backgrounds');
  await demo.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(demo.getByRole('img', { name: /two puppies/i })).toBeVisible();
});

test('a page of files shows each file whole, without a script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/blogpost6`);
  await page.getByText('Solution', { exact: true }).click();
  await page.getByRole('link', { name: 'Whole file src/Printable.tsx' }).click();
  await expect(page).toHaveURL(/\/blogpost6\/files#exercises-landscape-printable-tsx$/);
  await expect(page.getByRole('group', { name: 'Code: src/Printable.tsx' }).last()).toContainText(
    'export function Printable',
  );
  await context.close();
});

test('a page of files as it opens', async ({ page }) => {
  test.slow();
  await page.goto('/blogpost4/files');
  await expectAccessible(page, 'files');
});

async function pressTab(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press('Tab');
}
