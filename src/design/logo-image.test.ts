import sharp from 'sharp';
import { expect, test } from 'vitest';
import { favicon, ico, logoImage } from './logo-image.ts';

test('the icon file holds an image of 32 by 32', async () => {
  const file = ico(await logoImage(32), 32);
  const offset = new DataView(file.buffer).getUint32(18, true);
  const { width, height, format } = await sharp(file.subarray(offset)).metadata();
  expect({ width, height, format }).toEqual({ width: 32, height: 32, format: 'png' });
});

test('every color of the favicon is a value, by day and by night', () => {
  expect(favicon).not.toMatch(/undefined|var\(/);
  expect(favicon).toContain('prefers-color-scheme: dark');
});
