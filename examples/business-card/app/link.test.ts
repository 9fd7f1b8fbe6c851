import { expect, test } from 'vitest';
import { sampleCard } from './card.ts';
import { cardInHash, linkTo } from './link.ts';

const hashOf = (link: string) => new URL(link).hash;

test('a card comes out of its link as it went in, in any script, without its photo', () => {
  const card = { ...sampleCard, order: 'family first', given: 'ليلى', family: 'Nagy 🛶 &=#', motto: '' };
  const link = linkTo({ ...card, photo: 'data:image/jpeg;base64,QUJD' });
  expect(link).not.toContain('QUJD');
  expect(cardInHash(hashOf(link))).toEqual(card);
});

test('the sample fits a link with room to spare', () => {
  expect(linkTo(sampleCard).length).toBeLessThan(500);
});

test.each([
  ['cut off', hashOf(linkTo(sampleCard)).slice(0, -4)],
  ['empty', '#card?'],
  ['without a name', '#card?family=Marsh&end='],
  ['with too long a name', `#card?given=${'a'.repeat(10_000)}&end=`],
])('a link that is %s is called unreadable', (_, hash) => {
  expect(cardInHash(hash)).toBe('unreadable');
});

test('a picture in a link is not opened', () => {
  expect(cardInHash('#card?given=Ada&photo=https://x.example/&end=')).toMatchObject({ photo: '' });
});

test('an address without a card holds none', () => {
  expect(cardInHash('')).toBeNull();
  expect(cardInHash('#edit')).toBeNull();
});
