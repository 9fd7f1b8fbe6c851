import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../tab-to.ts';

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
  await tabTo(page, page.getByRole('radio', { name: 'Title block' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Portrait' })).toBeChecked();
  await expectAccessible(page, 'the editor');

  await page.reload();
  await expect(card(page).getByText('Zoë 🛶 ليلى')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Portrait' })).toBeChecked();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save contact' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('Zoë-ليلى.vcf');
  expect(readFileSync(await file.path(), 'utf8')).toContain('\r\nN:ليلى;Zoë 🛶;;;\r\n');

  await page.getByRole('radio', { name: 'Ten on an A4 sheet' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Zoë 🛶 ليلى').filter({ visible: true })).toHaveCount(10);
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Keep my card' }).click();
  await expect(card(page).getByText('Zoë 🛶 ليلى')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(card(page).getByText('Ada Marsh')).toBeVisible();
});

test('a link that is opened shows the card and what to do with it', async ({ page }) => {
  await page.goto(address);
  const link = await field(page, 'Link to this card').inputValue();
  // One's own card is left alone.
  await field(page, 'Given name').fill('Grace');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ada Marsh' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ada@marsh.example' })).toHaveAttribute(
    'href',
    'mailto:ada@marsh.example',
  );
  await expectAccessible(page, 'a shared card');

  await page.goto(link.slice(0, -20));
  await expect(page.getByRole('heading', { name: 'This link holds no whole card' })).toBeVisible();
  await page.getByRole('link', { name: 'Make your own card' }).press('Enter');
  await expect(field(page, 'Given name')).toHaveValue('Grace');
});

test('what is wrong is said at its field, a long text breaks nothing, and a picture that is none is refused', async ({
  page,
}) => {
  await page.goto(address);
  await field(page, 'What you do').fill('long'.repeat(2_500));
  await expect(page.getByText('Too long for a card: 10000 characters. Shorten it to 80.')).toBeVisible();
  await field(page, 'Website').fill('javascript:alert(1)');
  await field(page, 'Email').focus();
  await expect(page.getByText(/Not a web address yet/)).toBeVisible();
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
