import { expect, test } from 'vitest';
import { isRelevant } from './relevance.ts';

const finds = (term: string, word: string) => isRelevant(term, [`Some <mark>${word}</mark> here.`]);

test('an unfinished word and another ending of a word are relevant', () => {
  expect(finds('stor', 'storage')).toBe(true);
  expect(finds('organize', 'Organization,')).toBe(true);
});

test('a word that only begins like the typed one is not found', () => {
  expect(finds('zebra', 'zero')).toBe(false);
  expect(finds('kubernetes', 'keys')).toBe(false);
});

test('umlauts and accents may be left out or written in two letters', () => {
  expect(finds('hauser', 'Häuser')).toBe(true);
  expect(finds('haeuser', 'Häuser')).toBe(true);
  expect(finds('Groessenordnung', 'Größenordnungen')).toBe(true);
  expect(finds('strasse', 'Straße')).toBe(true);
  expect(finds('cafe', 'Café')).toBe(true);
});

test('an Arabic word is found with and without its article and other prefixes', () => {
  expect(finds('طريق', 'الطريق')).toBe(true);
  expect(finds('المكتبة', 'بمكتبة')).toBe(true);
  expect(finds('مكتبة', 'والمكتبة،')).toBe(true);
  expect(finds('طريق', 'طائرة')).toBe(false);
});
