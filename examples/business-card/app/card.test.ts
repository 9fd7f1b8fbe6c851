import { expect, test } from 'vitest';
import { cardSchema, emptyCard, fullName, initials, webAddress } from './card.ts';

test('what is missing or of another kind becomes empty, and the rest is kept', () => {
  expect(
    cardSchema.parse({ given: 'Ada', family: 7, layout: 'folded', photo: 'javascript:', extra: 1 }),
  ).toEqual({
    ...emptyCard,
    given: 'Ada',
  });
});

test('initials are whole characters, in the order of the name', () => {
  const card = { ...emptyCard, given: '🛶boat', family: 'marsh' };
  expect(initials(card)).toBe('🛶M');
  expect(initials({ ...card, isFamilyFirst: true })).toBe('M🛶');
  expect(fullName({ ...card, given: ' ' })).toBe('marsh');
});

test.each([
  ['marsh.example', 'https://marsh.example/'],
  [' http://marsh.example/a b ', 'http://marsh.example/a%20b'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['marsh', null],
  ['not a page', null],
])('the web address in "%s" is %s', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});
