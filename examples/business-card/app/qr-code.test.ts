import { expect, test } from 'vitest';
import { sampleCard } from './card.ts';
import { qrCode } from './QrCode.tsx';
import { vcard } from './vcard.ts';

/** Squares along a side, with four of quiet at either end. */
const sideOf = (svg: string | null) => Number(/viewBox="0 0 (\d+) /.exec(svg ?? '')?.[1]);

test('the code has a quiet zone around its squares', () => {
  expect(sideOf(qrCode('x'))).toBe(21 + 8);
});

test('the sample’s contact has squares that a phone can read off a card', () => {
  // 36 mm between the quiet zones: each square is more than half a millimeter.
  expect(sideOf(qrCode(vcard({ ...sampleCard, motto: '' })))).toBeLessThan(72 + 8);
});

test('what is too much for a phone has no code', () => {
  expect(qrCode('é'.repeat(300))).not.toBeNull();
  expect(qrCode('é'.repeat(301))).toBeNull();
});
