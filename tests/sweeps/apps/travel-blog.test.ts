import type { Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/axe.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { press, tabTo } from '../../e2e/tab-to.ts';
import { refusesBlobs } from './private-window.ts';

const address = '/apps/travel-blog';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const map = (page: Page) => page.getByRole('img', { name: /^Map of the coast/ });
const days = (page: Page) => page.getByRole('region', { name: 'Days' });

test('by keyboard alone a day is added, placed on the map, written, moved, kept and read', async ({
  page,
}) => {
  await page.goto(address);
  await press(page, button(page, 'Add a day'));
  await tabTo(page, page.getByRole('textbox', { name: 'Name of the place' }), 'Shift+Tab');
  await page.keyboard.type('Quarry 🪨');
  await tabTo(page, page.getByRole('slider', { name: 'From west to east' }), 'Shift+Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(map(page)).toHaveAccessibleName(/5 Quarry 🪨 \(A3\)/);
  await press(page, button(page, 'Move up'));
  await expect(page.getByText('Quarry 🪨 is now day 4.')).toBeVisible();
  await expect(button(page, 'Move up')).toBeFocused();
  await press(page, button(page, 'Add a paragraph'));
  await expect(page.getByRole('textbox', { name: 'Your paragraph' })).toBeFocused();
  await page.keyboard.type('Dust on everything.');

  await page.reload();
  await expect(map(page)).toHaveAccessibleName(/4 Quarry 🪨 \(A3\)/);
  await page.getByRole('link', { name: 'Read the journey' }).press('Enter');
  await expect(page.getByRole('article').nth(3)).toContainText('Dust on everything.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page, 'the page to read');
});

test('on a phone, a new day leads to the map, and a tap and a move can be undone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(address);
  await button(page, 'Add a day').click();
  await expect(button(page, 'Move down')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Set its place').click();
  await expect(map(page)).toBeInViewport();
  await map(page).click({ position: { x: 20, y: 20 }, force: true });
  await expect(map(page)).toHaveAccessibleName(/5 unnamed place \(A1\)/);
  await expect(page.getByText('Untitled is now in A1.')).toBeInViewport();
  await expectAccessible(page, 'a place that can be undone');
  await page.setViewportSize({ width: 390, height: 700 });
  await button(page, 'Undo').click();
  await expect(map(page)).toHaveAccessibleName(/5 unnamed place \(D3\)/);

  await button(page, '1 The slow train').click();
  await expect(button(page, 'Move up')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Move down').click();
  await expect(page.getByText('The slow train is now day 2, with what Jonas wrote there.')).toBeInViewport();
  await button(page, 'Undo').click();
  await expect(days(page).getByRole('heading', { level: 2 }).first()).toContainText('The slow train');
});

test('a picture of one’s own is described, kept, read and deleted again', async ({ page, context }) => {
  await refusesBlobs(page);
  await page.goto(address);
  const chooser = page.getByLabel('Add a picture');
  await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toHaveText(/can’t read that file/);
  // A picture that the test needs no file for: the page's own.
  await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByRole('textbox', { name: 'What is in the picture?' })).toBeFocused();
  await expectAccessible(page, 'a picture without words');
  await page.getByRole('textbox', { name: 'What is in the picture?' }).fill('The harbor at noon');
  const other = await context.newPage();
  await other.goto(`${address}#read`);
  await expect(other.getByRole('img', { name: 'The harbor at noon' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('img', { name: 'The harbor at noon' })).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, 'Delete picture').press('Enter');
  await expect(page.getByRole('img', { name: 'The harbor at noon' })).toHaveCount(0);
  await expect(button(page, '1 The slow train')).toBeFocused();
});

test('a press on the map sets the place, long words break nothing, and starting over asks first', async ({
  page,
}) => {
  await page.goto(address);
  const box = await map(page).boundingBox();
  if (!box) throw new Error('the map has no size');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.9);
  await expect(map(page)).toHaveAccessibleName(/1 Port Ellery \(B4\)/);
  await button(page, '3 Up to the light').click();
  await expect(page.getByText('This is Aiko’s day: only Aiko sets its place.')).toBeVisible();

  await button(page, '1 The slow train').click();
  for (const name of ['Title of the journey', 'Title of the day', 'Name of the place'])
    await page.getByRole('textbox', { name }).fill('long'.repeat(2_500));
  await page.getByRole('textbox', { name: 'Your paragraph' }).fill('سفن '.repeat(2_500));
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  page.once('dialog', (dialog) => dialog.dismiss());
  await button(page, 'Start over').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('longlong');
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, 'Start over').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four days around Skarrow');
  await expect(days(page).getByRole('listitem')).toHaveCount(4);
});
