import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { awake, expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

// The gallery in article 8, by keyboard alone, and what axe-core finds in it.

async function open(page: Page): Promise<Locator> {
  await page.goto('/blogpost8');
  const demo = page.getByRole('region', { name: 'Demo: the picture gallery' });
  await awake(demo);
  await demo.getByRole('button', { name: 'portrait.jpg' }).focus();
  return demo;
}

const stored = (demo: Locator) =>
  demo.getByRole('table', { name: 'What is in the bucket' }).getByRole('cell', { name: 'image/jpeg' });

async function press(page: Page, button: Locator, key = 'Tab'): Promise<void> {
  // Drawing takes its time, and Tab would pass what isn't there yet.
  await expect(button).toBeVisible();
  await tabTo(page, button, key);
  await page.keyboard.press('Enter');
}

test('a photo loses its place, and a lost answer stores it once', async ({ page, site }) => {
  test.slow();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(site.url))
      elsewhere.push(request.url());
  });
  const demo = await open(page);
  await press(page, demo.getByRole('button', { name: 'beach.jpg' }));
  const comparison = demo.getByRole('table', { name: 'The file and its copy' });
  await expect(comparison.getByRole('row', { name: 'Pixels' })).toHaveText('Pixels3000 × 20001600 × 1067');
  await expect(comparison.getByRole('row', { name: /^Exif/ })).toHaveText(/yesno$/);
  await expect(demo.getByRole('img', { name: 'Preview of beach.jpg' })).toHaveJSProperty(
    'naturalWidth',
    1600,
  );
  await expectAccessible(page, 'ready to upload');

  await tabTo(page, demo.getByRole('checkbox', { name: 'Lose the next answer' }));
  await page.keyboard.press('Space');
  await press(page, demo.getByRole('button', { name: 'Upload' }));
  await expect(demo.getByRole('button', { name: 'Stop' })).toBeFocused();
  await expect(demo.getByRole('alert')).toHaveText(/can’t be reached/);
  await expect(stored(demo)).toHaveCount(1);
  await expect(demo.getByRole('list', { name: 'Stored pictures' }).getByRole('img')).toHaveCount(0);
  await expectAccessible(page, 'an answer lost');

  await press(page, demo.getByRole('button', { name: 'Upload' }));
  const picture = demo.getByRole('img', { name: /^Stored on/ });
  await expect(picture).toHaveJSProperty('naturalWidth', 1600);
  await expect(demo.getByLabel(/^Choose a picture/)).toBeFocused();
  await expect(stored(demo)).toHaveCount(1);
  await expectAccessible(page, 'a picture stored');

  page.once('dialog', (dialog) => dialog.accept());
  await press(page, demo.getByRole('button', { name: 'Delete' }));
  await expect(picture).toHaveCount(0);
  await expect(stored(demo)).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});

test('an upload is stopped by keyboard, and reset brings back the beginning', async ({ page }) => {
  const demo = await open(page);
  await press(page, demo.getByRole('button', { name: 'beach.jpg' }));
  await press(page, demo.getByRole('button', { name: 'Upload' }));
  await expect(demo.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('button', { name: 'Upload' })).toBeVisible();
  await expect(stored(demo)).toHaveCount(0);
  await press(page, demo.getByRole('button', { name: 'Reset' }), 'Shift+Tab');
  await expect(demo.getByRole('button', { name: 'Upload' })).toHaveCount(0);
});

for (const [name, bytes, type, message] of [
  ['portrait.jpg', '00 00 00 18 66 74 79 70 68 65 69 63', 'image/heic', /HEIC/],
  ['cat.png', '3c 21 64 6f 63 74 79 70 65', 'no picture', /whatever its name says/],
  ['logo.svg', '3c 73 76 67', 'no picture', /whatever its name says/],
  ['half.png', '89 50 4e 47 0d 0a 1a 0a', 'image/png', /damaged/],
] as const) {
  test(`${name} is refused for what its bytes say`, async ({ page }) => {
    const demo = await open(page);
    await press(page, demo.getByRole('button', { name }));
    await expect(demo.getByRole('img', { name: `First bytes of ${name}: ${bytes}` })).toBeVisible();
    await expect(demo.getByRole('definition').nth(1)).toHaveText(type);
    await expect(demo.getByRole('alert')).toHaveText(message);
    await expect(demo.getByText('Refused', { exact: true })).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Upload' })).toHaveCount(0);
    if (name === 'portrait.jpg') await expectAccessible(page, name);
  });
}

test('a file of the reader’s own is checked and shown', async ({ page }) => {
  const demo = await open(page);
  const chosen = { name: 'mine.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a, or so it says') };
  await demo.getByLabel(/^Choose a picture/).setInputFiles(chosen);
  await expect(demo.getByRole('definition').nth(1)).toHaveText('image/gif');
  await expect(demo.getByRole('alert')).toHaveText(/damaged/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a table says what the five files are, and nothing is there that does not work', async ({ page }) => {
    await page.goto('/blogpost8');
    const demo = page.getByRole('region', { name: 'Demo: the picture gallery' });
    await expect(demo.getByRole('row', { name: /^portrait\.jpg HEIC/ })).toBeVisible();
    await expect(demo.getByRole('button')).toHaveCount(0);
    await expect(demo.getByLabel(/^Choose a picture/)).toBeHidden();
  });
});
