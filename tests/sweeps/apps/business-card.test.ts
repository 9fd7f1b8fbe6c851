import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/axe.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { press, tabTo } from '../../e2e/tab-to.ts';

const address = '/apps/business-card';
const card = (page: Page) => page.getByRole('region', { name: 'Preview' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('a card is typed, kept, handed out as file and on paper, and given up again', async ({ page }) => {
  await page.goto(address);
  await tabTo(page, field(page, 'Given name'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Zoë 🛶');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('ليلى');
  await expect(card(page).getByText('Zoë 🛶 ليلى')).toBeVisible();
  await press(page, page.getByRole('checkbox', { name: 'The family name comes first' }), 'Space');
  await expect(card(page).getByText('ليلى Zoë 🛶')).toBeVisible();
  await expect(card(page).getByRole('img', { name: /^QR code with the contact of ليلى/ })).toBeVisible();
  await expectAccessible(page, 'the editor');

  await page.reload();
  await expect(card(page).getByText('ليلى Zoë 🛶')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save contact' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('ليلى-Zoë-.vcf');
  expect(readFileSync(await file.path(), 'utf8')).toContain('\r\nN:ليلى;Zoë 🛶;;;\r\n');

  await page.emulateMedia({ media: 'print' });
  await expect(card(page).getByText('ليلى Zoë 🛶')).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => {
    // In Firefox, paper has no containers.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { container-type: normal !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const code = await card(page)
    .getByRole('img', { name: /^QR code/ })
    .boundingBox();
  expect(code?.width, 'on half of a card of 85 mm').toBeLessThan(160);
  // A5, without its margins.
  await page.setViewportSize({ width: 480, height: 720 });
  const sides = await page
    .getByRole('region', { name: 'Preview' })
    .locator('> div')
    .evaluateAll((all) => all.map((side) => side.getBoundingClientRect().left));
  expect(Math.min(...sides), 'nothing is cut off').toBeGreaterThanOrEqual(0);
  await page.emulateMedia({ media: null });

  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(card(page).getByText('Ada Marsh')).toBeVisible();
});

test('a link that is opened shows the card and what to do with it', async ({ page }) => {
  await page.goto(address);
  const link = await field(page, 'Link to this card').inputValue();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ada Marsh' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ada@marsh.example' })).toHaveAttribute(
    'href',
    'mailto:ada@marsh.example',
  );
  await expectAccessible(page, 'a shared card');
});

test('what is wrong is said at its field, a long text breaks nothing, and a picture that is none is refused', async ({
  page,
}) => {
  await page.goto(address);
  await field(page, 'What you do').fill('long'.repeat(2_500));
  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(field(page, 'What you do')).toBeFocused();
  await page.keyboard.type('er');
  await expect(page.getByText('At most 200 characters.').filter({ visible: true })).toHaveCount(1);
  await field(page, 'What you do').fill('long'.repeat(50));
  await field(page, 'Email').fill('ada at the harbor');
  await field(page, 'Email').blur();
  await expect(page.getByText('An address looks like ada@site.example.')).toBeVisible();
  await field(page, 'Email').fill('ada@marsh.example');
  await expect(page.getByText('An address looks like ada@site.example.')).toBeHidden();
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toHaveText(/can’t read that file/);
  await expectAccessible(page, 'with mistakes');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a photo is on the card, in the contact file and in another tab', async ({ page, context }) => {
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  // A picture that the test needs no file for: the page's own.
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(other.getByRole('img', { name: 'The chosen one' })).toBeVisible();
  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Save contact' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('PHOTO;ENCODING=b;TYPE=JPEG:/9j/');
});
