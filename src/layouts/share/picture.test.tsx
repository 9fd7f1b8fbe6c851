// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ico, icon } from './icon.ts';
import { displayLettering, wrapped } from './lettering.ts';
import { Picture } from './Picture.tsx';
import { roleColors } from './role-colors.ts';

const lettering = displayLettering();
const cells = ['Robin Example', '5 min read', 'robin.example'];
const drawn = (title: string, others = cells) =>
  renderToStaticMarkup(<Picture title={title} drawing="cover-1" cells={others} lettering={lettering} />);

test('lines are as even as they get, and as few as fit', () => {
  const fits = (line: string) => line.length <= 16;
  expect(wrapped('Storing and retrieving images', fits)).toEqual(['Storing and', 'retrieving', 'images']);
  expect(wrapped('One two', fits)).toEqual(['One two']);
  expect(wrapped('How to build a custom comment', (line) => line.length <= 26)).toEqual([
    'How to build a',
    'custom comment',
  ]);
});

test('a wider word is a longer line', () => {
  expect(lettering.set('mmm', 60).width).toBeGreaterThan(lettering.set('iii', 60).width);
  expect(lettering.set('Ada', 60).width).toBeCloseTo(lettering.set('Ada', 30).width * 2);
});

test('a title is drawn as outlines, one in another alphabet as text', () => {
  expect(drawn('Things to know')).not.toContain('<text');
  expect(drawn('知っておくこと')).toContain('>知っておくこと</text>');
});

test('a long address is set smaller, so that it stays in its cell', () => {
  const rightmost = (host: string) => {
    const outlines = [...drawn('Title', ['A', 'B', host]).matchAll(/translate\(928 [\d.]+\)" d="([^"]*)"/g)];
    const numbers = outlines[0]?.[1]?.match(/-?[\d.]+(?= -?[\d.])/g) ?? [];
    return Math.max(...numbers.map(Number));
  };
  expect(rightmost('portfolio.of-a-developer.example')).toBeLessThanOrEqual(1144 - 928 - 10);
});

test('every color of the picture is one of the roles by day', () => {
  const colors = roleColors().day;
  const named = [...drawn('Title').matchAll(/var\(--([\w-]+)\)/g)].map(([, role = '']) => role);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((role) => !/^#[0-9a-f]{6}$/.test(colors.get(role) ?? ''))).toEqual([]);
  expect(colors.get('sheet')).toBe('#ffffff');
  expect(colors.get('spot')).toMatch(/^#fea91/);
});

test('the icon file holds a picture of 32 by 32', async () => {
  const file = ico(await icon(32), 32);
  const offset = new DataView(file.buffer).getUint32(18, true);
  const { width, height, format } = await sharp(file.subarray(offset)).metadata();
  expect({ width, height, format }).toEqual({ width: 32, height: 32, format: 'png' });
});
