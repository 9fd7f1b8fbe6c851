import { expect, test } from 'vitest';
import { sampleCard } from './card.ts';
import { qrCode } from './QrCode.tsx';
import { vcard } from './vcard.ts';

test('the path draws the dark squares', () => {
  const code = qrCode('x');
  expect(code?.size).toBe(21);
  // The finder pattern: seven dark, then a ring.
  expect(code?.path).toMatch(/^(M\d 0h1v1h-1z){7}M/);
  expect(code?.path).toContain('M0 1h1v1h-1zM6 1h1v1h-1z');
});

test('the sample’s contact has squares that a phone can read off a card', () => {
  const code = qrCode(vcard({ ...sampleCard, motto: '' }));
  // 36 mm between the quiet zones: each square is more than half a millimeter.
  expect(code?.size).toBeLessThan(72);
});

test('what is too much for a phone has no code', () => {
  expect(qrCode('é'.repeat(300))).not.toBeNull();
  expect(qrCode('é'.repeat(301))).toBeNull();
});
