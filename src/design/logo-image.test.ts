import sharp from 'sharp';
import { expect, test } from 'vitest';
import { favicon, ico, logoImage } from './logo-image.ts';

const light = { line: '#112233', sheet: '#ffffff', accent: '#0b7285' };
const dark = { line: '#eeeeee', sheet: '#111111', accent: '#66d9e8' };

test('the icon file holds an image of 32 by 32', async () => {
  const file = ico(await logoImage(light, 32), 32);
  const offset = Buffer.from(file).readUInt32LE(18);
  const { width, height, format } = await sharp(file.subarray(offset)).metadata();
  expect({ width, height, format }).toEqual({ width: 32, height: 32, format: 'png' });
});

test('the favicon has its colors by day and by night', () => {
  const [byDay = '', byNight = ''] = favicon(light, dark).split('prefers-color-scheme: dark');
  for (const color of Object.values(light)) expect(byDay).toContain(color);
  for (const color of Object.values(dark)) expect(byNight).toContain(color);
});

test('the icon of a home screen has the accent to its edges', async () => {
  const icon = sharp(await logoImage(light, 180, { fullBleed: true }));
  const { data } = await icon.raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x0b, 0x72, 0x85]);
});
