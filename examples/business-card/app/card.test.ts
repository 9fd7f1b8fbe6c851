import { expect, test } from 'vitest';
import { fullName, hiddenHost, initials, longest, readCard, sampleCard, webAddress } from './card.ts';

test('what is missing, far too long or of another kind becomes empty, and the rest is kept', () => {
  const stored = { ...sampleCard, family: 7, role: 'x'.repeat(10 * longest + 1), place: undefined, extra: 1 };
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
  ['marsh.example:8080/a', 'https://marsh.example:8080/a'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['marsh', null],
  ['not a page', null],
])('the web address in "%s" is %s', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});

test.each([
  ['marsh.example', null],
  ['HTTPS://Marsh.example/boats', null],
  ['bank.example\u2044.evil.example', 'bank.xn--example-7d7c.evil.example'],
  ['b\u0430nk.example', 'xn--bnk-6cd.example'],
  ['https://bank.example@evil.example', 'evil.example'],
])('the host that "%s" does not show is %s', (typed, host) => {
  expect(hiddenHost(typed)).toBe(host);
});
