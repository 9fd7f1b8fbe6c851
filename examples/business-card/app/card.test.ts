import { expect, test } from 'vitest';
import { fullName, initials, longest, readCard, sampleCard, webAddress } from './card.ts';

test('what is missing, too long or of another kind becomes empty, and the rest is kept', () => {
  const stored = { ...sampleCard, family: 7, role: 'x'.repeat(longest + 1), place: undefined, extra: 1 };
  expect(readCard(stored)).toEqual({ ...sampleCard, family: '', role: '', place: '' });
});

test.each([null, 7, 'Ada', [sampleCard]])('%j is no card', (stored) => {
  expect(readCard(stored)).toBeNull();
});

test('initials are whole characters, in the order of the name', () => {
  const card = { ...sampleCard, given: '🛶boat', family: 'marsh' };
  expect(initials(card)).toBe('🛶M');
  expect(initials({ ...card, order: 'family first' })).toBe('M🛶');
  expect(initials({ ...card, family: ' ' })).toBe('🛶');
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
