import { expect, test } from 'vitest';
import { isMeant } from './is-meant.ts';

const finds = (term: string, word: string) => isMeant(term, [`Some <mark>${word}</mark> here.`]);

test('an unfinished word and another ending of a word are meant', () => {
  expect(finds('stor', 'storage')).toBe(true);
  expect(finds('organize', 'Organization,')).toBe(true);
});

test('a word that only begins like the typed one is not', () => {
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

test('a word of Arabic is meant with and without the article and what else is joined to it', () => {
  expect(finds('طريق', 'الطريق')).toBe(true);
  expect(finds('المكتبة', 'بمكتبة')).toBe(true);
  expect(finds('مكتبة', 'والمكتبة،')).toBe(true);
  expect(finds('طريق', 'طائرة')).toBe(false);
});
