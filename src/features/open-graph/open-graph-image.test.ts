import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawingNamed } from '#design/drawings.ts';
import { designColors } from '#site/colors.ts';
import { openGraphImage, openGraphSvg } from './open-graph-image.ts';
import { outlinesOf, wrapped } from './text-outlines.ts';

const outlines = outlinesOf(
  'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
);
const { widthOf } = outlines;
const drawing = drawingNamed('cover-1');
const cells = ['Robin Example', '5 min read', 'robin.example'];
const drawn = (title: string, others = cells) =>
  openGraphSvg({ title, drawing, cells: others }, outlines, 'ltr');

/** How far the line of text at that place goes to the right. */
function rightmost(svg: string, x: number): number {
  const line = new RegExp(`translate\\(${x} [\\d.]+\\)scale\\(([\\d.]+) .*?</g>`).exec(svg) ?? [];
  const letters = [...(line[0]?.matchAll(/translate\(([\d.]+)\)" d="([^"]*)"/g) ?? [])];
  const across = letters.flatMap(([, from, shape = '']) =>
    (shape.match(/-?[\d.]+(?= -?[\d.])/g) ?? []).map((to) => Number(from) + Number(to)),
  );
  return Math.max(...across) * Number(line[1]);
}

test('text is split into as few lines as fit, of about the same length', () => {
  const fits = (line: string) => line.length <= 16;
  expect(wrapped('Storing and retrieving images', fits)).toEqual(['Storing and', 'retrieving', 'images']);
  expect(wrapped('One two', fits)).toEqual(['One two']);
  expect(wrapped('How to build a custom comment', (line) => line.length <= 26)).toEqual([
    'How to build a',
    'custom comment',
  ]);
});

test('a title is drawn as outlines, one in another alphabet as text', () => {
  expect(drawn('Things to know')).not.toContain('<text');
  expect(drawn('知っておく <b>')).toContain('>知っておく &lt;b&gt;</text>');
});

test('a title in a script without spaces is split between words, into lines that fit', () => {
  const svg = drawn('自転車屋さんのための予約カレンダーをReactとFirebaseで作ってみた話');
  const lines = [...svg.matchAll(/font-size="([\d.]+)".*?>([^<]*)<\/text>/g)];
  expect(lines.length).toBeGreaterThan(3);
  for (const [, size, line = ''] of lines) {
    // As wide as high, but for Latin letters.
    expect(line.replace(/[a-z]/gi, '').length * Number(size), line).toBeLessThanOrEqual(540);
    expect(line).toMatch(/^[\p{sc=Han}\p{sc=Katakana}\p{Lu}]/u);
  }
  expect(wrapped('（予約）、まで「修理」', (line) => line.length <= 7)).toEqual([
    '（予約）、まで',
    '「修理」',
  ]);
});

test('letters that join or combine are text, even if the font has them', () => {
  expect(drawn('e\u0301')).toContain('>e\u0301</text>');
});

test('a word that is too wide is set smaller', () => {
  expect(rightmost(drawn('m'.repeat(30)), 104)).toBeGreaterThan(500);
  expect(rightmost(drawn('m'.repeat(30)), 104)).toBeLessThanOrEqual(540);
});

test('the image of a language that is written from right to left is mirrored, but not its drawing and letters', () => {
  const svg = openGraphSvg({ title: 'Title سلام', drawing, cells }, outlines, 'rtl');
  expect(svg).toMatch(/<text x="1096" y="[\d.]+" direction="rtl"/);
  const [, host = ''] =
    /.*translate\(([\d.]+) [\d.]+\)scale\([^)]*\)" fill="var\(--soft\)">.*<\/g>\s*<\/svg>/.exec(svg) ?? [];
  expect(Number(host) + widthOf('robin.example', 23)).toBeCloseTo(1200 - 928);
  expect(svg.match(/scale\(-1 1\)/g)).toHaveLength(2);
});

test('a long address is set smaller to fit its cell', () => {
  const svg = drawn('Title', ['A', 'B', 'portfolio.of-a-developer.example']);
  expect(rightmost(svg, 928)).toBeLessThanOrEqual(1144 - 928 - 10);
});

test('every color of the image is one of the roles by day', () => {
  const named = [...drawn('Title').matchAll(/var\(--([\w-]+)\)/g)].map(([, role = '']) => role);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((role) => !(role in designColors().light))).toEqual([]);
});

test('a picture fills its half of the card', async () => {
  const create = { width: 300, height: 800, channels: 3, background: '#f00' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const look = { colors: designColors().light, outlines, direction: 'ltr' } as const;
  const image = await openGraphImage({ title: 'Title', drawing: picture, cells }, look);
  const [red = 0, green = 0] = await sharp(image)
    .extract({ left: 900, top: 200, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(red - green).toBeGreaterThan(200);
});
