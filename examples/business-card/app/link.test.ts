import { expect, test } from 'vitest';
import { emptyCard, sampleCard } from './card.ts';
import { cardHash, cardInHash, longestLink } from './link.ts';

test('a card comes out of its link as it went in, in any script, without its photo', () => {
  const card = { ...sampleCard, layout: 'portrait', given: 'ليلى', family: 'Nagy 🛶' } as const;
  const hash = cardHash({ ...card, photo: 'data:image/jpeg;base64,QUJD' });
  expect(hash).toMatch(/^#card=[\w-]+$/);
  expect(cardInHash(hash)).toEqual(card);
});

test('the sample fits a link with room to spare', () => {
  expect(cardHash(sampleCard).length).toBeLessThan(longestLink / 4);
});

const hashOf = (values: unknown) => `#card=${btoa(JSON.stringify(values))}`;

test('an older link without the newest fields still opens', () => {
  expect(cardInHash(hashOf(['centered', 'link', false, 'Ada']))).toEqual({
    ...emptyCard,
    layout: 'centered',
    code: 'link',
    given: 'Ada',
  });
});

test.each([
  ['cut off', cardHash(sampleCard).slice(0, -9)],
  ['empty', '#card='],
  ['no base64', '#card=%%%'],
  ['no list', hashOf({ given: 'Ada' })],
  ['no name', hashOf(['drawing', 'contact', false, '', ''])],
  [
    'a script for a website',
    hashOf(['drawing', 'contact', false, 'Ada', '', '', '', '', '', 'javascript:alert(1)']),
  ],
  ['too much', hashOf(['drawing', 'contact', false, 'a'.repeat(10_000)])],
  ['no UTF-8', `#card=${btoa('["\xff"]')}`],
])('a link that is %s is called unreadable', (_, hash) => {
  expect(cardInHash(hash)).toBe('unreadable');
});

test('an address without a card holds none', () => {
  expect(cardInHash('')).toBeNull();
  expect(cardInHash('#edit')).toBeNull();
});
