import sharp, { type Sharp } from 'sharp';
import { expectAccessible } from '../../e2e/axe.ts';
import { awake, expect, test } from '../../e2e/fixtures.ts';
import { press } from '../../e2e/tab-to.ts';

// The gallery in article 8 by keyboard alone. It is the only test in which a picture is drawn, since Node has no canvas.

test('a HEIC is refused for its bytes, a photo loses its place, and a lost answer stores it once', async ({
  page,
}) => {
  await page.goto('/blogpost8');
  const demo = page.getByRole('region', { name: 'Demo: the picture gallery' });
  await awake(demo);
  const stored = demo
    .getByRole('table', { name: 'What is in the bucket' })
    .getByRole('cell', { name: 'image/jpeg' });

  await press(page, demo.getByRole('button', { name: 'portrait.jpg' }));
  await expect(
    demo.getByRole('img', { name: /^First bytes of portrait\.jpg: 00 00 00 18 66 74 79 70/ }),
  ).toBeVisible();
  await expect(demo.getByRole('definition').nth(1)).toHaveText('image/heic');
  await expect(demo.getByRole('alert')).toHaveText(/HEIC/);
  await expect(demo.getByText('Refused', { exact: true })).toBeVisible();

  await press(page, demo.getByRole('button', { name: 'beach.jpg' }));
  const comparison = demo.getByRole('table', { name: 'The file and its copy' });
  await expect(comparison.getByRole('row', { name: 'Pixels' })).toHaveText('Pixels3000 × 20001600 × 1067');
  await expect(comparison.getByRole('row', { name: /^Where/ })).toHaveText(
    /33\.98611, -118\.47500no Exif data$/,
  );
  await expect(demo.getByRole('img', { name: 'Preview of beach.jpg' })).toHaveJSProperty(
    'naturalWidth',
    1600,
  );

  await press(page, demo.getByRole('checkbox', { name: 'Lose the next answer' }), 'Space');
  await press(page, demo.getByRole('button', { name: 'Upload' }));
  await expect(demo.getByRole('button', { name: 'Stop' })).toBeFocused();
  await expect(demo.getByRole('alert')).toHaveText(/can’t be reached/);
  await expect(stored).toHaveCount(1);
  const list = demo.getByRole('list', { name: 'Stored pictures' });
  await expect(list.getByRole('img')).toHaveCount(0);
  await press(page, demo.getByRole('button', { name: 'Upload' }));
  await expect(list.getByRole('img', { name: /^Stored on/ })).toHaveJSProperty('naturalWidth', 1600);
  await expect(demo.getByLabel(/^Choose a picture/)).toBeFocused();
  await expect(stored).toHaveCount(1);
  await expectAccessible(demo, 'a picture stored');

  await press(page, demo.getByRole('button', { name: 'Reset' }), 'Enter', 'Shift+Tab');
  await expect(stored).toHaveCount(0);
  await expect(list.getByRole('img')).toHaveCount(0);
});

test('a picture with too many pixels is refused, and a copy is no larger than its file', async ({ page }) => {
  await page.goto('/blogpost8');
  const demo = page.getByRole('region', { name: 'Demo: the picture gallery' });
  await awake(demo);
  const choose = async (name: string, picture: Sharp) =>
    demo.getByLabel(/^Choose a picture/).setInputFiles({
      name,
      mimeType: 'image/jpeg',
      buffer: await picture.toBuffer(),
    });

  const create = { width: 12_000, height: 12_000, channels: 3, background: 'navy' } as const;
  await choose('bomb.png', sharp({ create }).png());
  await expect(demo.getByRole('alert')).toHaveText(/more than 64 megapixels/);

  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const small = { width: 400, height: 300, channels: 3, background: 'navy', noise } as const;
  await choose('compressed.jpg', sharp({ create: small }).jpeg({ quality: 60 }));
  const size = demo.getByRole('table', { name: 'The file and its copy' }).getByRole('row', { name: 'Size' });
  await expect(size).toBeVisible();
  const [file, copy] = (await size.getByRole('cell').allTextContents()).slice(-2).map(Number.parseFloat);
  expect(copy).toBeLessThanOrEqual(file ?? 0);
});
