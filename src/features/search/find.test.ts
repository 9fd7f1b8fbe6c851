import { expect, test } from 'vitest';
import type { SearchPage } from '#site/publish/search-texts.ts';
import { SearchIndex } from './find.ts';

const page = (title: string, prose: string, more: { heading?: string; code?: string } = {}): SearchPage => ({
  title,
  path: `/${title}`,
  sections: [{ heading: '', code: '', prose, ...more }],
});

function search(pages: readonly SearchPage[], term: string) {
  const index = new SearchIndex();
  for (const each of pages) index.add(each);
  return index.find(term);
}

const found = (term: string, prose: string) => search([page('One', prose)], term).count > 0;
const marks = (term: string, prose: string) =>
  search([page('One', prose)], term)
    .best.flatMap(({ sections }) => sections.flatMap(({ excerpt }) => excerpt))
    .flatMap(({ text, isMatch }) => (isMatch ? [text] : []));

test('what a heading or sentence is about comes before what a listing has', () => {
  const pages = [
    page('Listing', 'A program.', { code: 'firestore.rules firestore rules firestore rules' }),
    page('Prose', 'Who may write is decided by Firestore and its rules.'),
    page('Heading', 'Who may write.', { heading: 'Firestore rules' }),
  ];
  expect(search(pages, 'firestore rules').best.map(({ title }) => title)).toEqual([
    'Heading',
    'Prose',
    'Listing',
  ]);
});

test('of many pages the most relevant are shown, and all are counted', () => {
  const pages = Array.from({ length: 60 }, (_, at) => page(`Page ${at}`, 'frog '.repeat(at + 1)));
  const { count, best } = search(pages, 'frog');
  expect(count).toBe(60);
  expect(best.map(({ title }) => title)).toEqual(
    pages
      .map(({ title }) => title)
      .reverse()
      .slice(0, 30),
  );
});

test('a page needs every word of the term', () => {
  expect(found('flexbox frogs', 'Frogs teach flexbox.')).toBe(true);
  expect(found('flexbox toads', 'Frogs teach flexbox.')).toBe(false);
});

test('an unfinished word and another ending of a word are found', () => {
  expect(found('stor', 'storage')).toBe(true);
  expect(found('organize', 'Organization,')).toBe(true);
  expect(found('authenticating', 'authentication')).toBe(true);
});

test('one typo is forgiven, but not two', () => {
  for (const typo of ['fierbase', 'firebse', 'firebaes', 'firebbase', 'firevase'])
    expect(marks(typo, 'A fireEvent of Firebase over Wi-Fi'), typo).toEqual(['Firebase']);
  expect(found('feirbse', 'Firebase')).toBe(false);
});

test('a word that only begins like the typed one is not found', () => {
  expect(found('zebra', 'zero')).toBe(false);
  expect(found('kubernetes', 'keys')).toBe(false);
});

test('the second part of a compound is found', () => {
  expect(marks('verwaltung', 'Eine Aufgabenverwaltung.')).toEqual(['Aufgabenverwaltung']);
  expect(found('api', 'rapid')).toBe(false);
});

test('umlauts and accents may be left out or written in two letters', () => {
  expect(found('hauser', 'Häuser')).toBe(true);
  expect(found('haeuser', 'Häuser')).toBe(true);
  expect(found('Groessenordnung', 'Größenordnungen')).toBe(true);
  expect(found('strasse', 'Straße')).toBe(true);
  expect(found('cafe', 'Café')).toBe(true);
  expect(found('oeuf', 'Œuf')).toBe(true);
});

test('a Latin word within Japanese text is a word of its own', () => {
  expect(marks('css', '最新のCSSで画面を書く。')).toEqual(['CSS']);
  expect(marks('api v2', '新しいAPIのv2を使う。')).toEqual(['API', 'v2']);
});

test('a Hebrew word is found with and without its article and other prefixes', () => {
  expect(found('קוד', 'הקוד')).toBe(true);
  expect(found('הקוד', 'קוד')).toBe(true);
  expect(found('הספר', 'בספרים')).toBe(true);
  expect(found('הספר', 'חתול')).toBe(false);
});

test('an Arabic word is found with and without its article and other prefixes', () => {
  expect(found('طريق', 'الطريق')).toBe(true);
  expect(found('المكتبة', 'بمكتبة')).toBe(true);
  expect(found('مكتبة', 'والمكتبة،')).toBe(true);
  expect(found('طريق', 'طائرة')).toBe(false);
});

test('an excerpt is the part of a long text that has the words', () => {
  const long = `Firestore ${'and other words '.repeat(40)}Firestore rules ${'and more '.repeat(40)}`;
  expect(marks('firestore rules', long)).toEqual(['Firestore', 'rules']);
  const withoutSpaces = `${'これは自転車の店です。'.repeat(30)}修理の話。${'冬の前に必要なもの。'.repeat(30)}`;
  expect(marks('修理', withoutSpaces)).toEqual(['修理の話']);
});
