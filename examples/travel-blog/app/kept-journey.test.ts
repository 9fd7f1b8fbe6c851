import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from './journey.ts';
import { openJourney } from './kept-journey.ts';
import { keepPicture } from './pictures.ts';
import sample from './sample.json';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

const paragraph = (id: string, author: string, text = id): Part => ({
  ...{ kind: 'paragraph', id, author, order: 9, day: 'day-1', text },
});
const texts = (journey: ReturnType<typeof openJourney>) =>
  journey.current().map((each) => ('text' in each ? each.text : ''));

test('a first visit begins with the sample; later ones with what was kept', () => {
  const journey = openJourney();
  expect(journey.current()).toHaveLength(sample.length);
  journey.put(paragraph('soup', 'Jonas', 'Mine'));
  journey.title.change('Ours');
  const again = openJourney();
  expect(texts(again)).toContain('Mine');
  expect(again.current()).toHaveLength(sample.length);
  expect(again.title.current()).toBe('Ours');
});

test('stored days of another shape are left out, and the others stay', () => {
  const kept = paragraph('stew', 'Mila');
  const old = { id: 'old', kind: 'day', author: 'Mila' };
  localStorage.setItem(
    'app:travel-blog:Mila',
    JSON.stringify([kept, old, { ...kept, text: 7 }, { ...kept, kind: 7 }, paragraph('x', 'Jonas'), null]),
  );
  const ids = openJourney()
    .current()
    .map(({ id }) => id);
  expect(ids).toContain('stew');
  expect(ids).not.toContain('old');
  expect(ids, 'what somebody else wrote').not.toContain('x');
  expect(ids.filter((id) => id === 'stew')).toHaveLength(1);
});

test('two tabs that write at once lose no word, whoever writes', () => {
  const [one, two] = [openJourney(), openJourney()];
  one.put(paragraph('a', 'Mila'));
  two.put(paragraph('b', 'Jonas'));
  two.put(paragraph('c', 'Mila'));
  for (const tab of [one, two]) expect(texts(tab)).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  two.remove(paragraph('a', 'Mila'));
  expect(texts(one)).not.toContain('a');
});

test('the documents are the same object until something changes', () => {
  const journey = openJourney();
  const before = journey.current();
  expect(journey.current()).toBe(before);
  journey.put(paragraph('a', 'Mila'));
  expect(journey.current()).not.toBe(before);
});

test.each(['no json', '7', '{}'])('stored junk (%s) leaves the sample', (junk) => {
  localStorage.setItem('app:travel-blog:Mila', junk);
  expect(openJourney().current()).toHaveLength(sample.length);
});

test('what finds no room stays on the screen and says so', () => {
  const journey = openJourney();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  journey.put(paragraph('a', 'Mila'));
  expect(journey.isSaved()).toBe(false);
  expect(texts(journey)).toContain('a');
});

test('starting over leaves the sample, and other apps alone', () => {
  localStorage.setItem('another-app', 'left alone');
  const journey = openJourney();
  journey.put(paragraph('a', 'Mila'));
  journey.startOver();
  expect(journey.current()).toHaveLength(sample.length);
  expect(Object.keys(localStorage)).toEqual(['another-app']);
});

test('where the browser has no database, a picture is refused, and nothing breaks', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(keepPicture('ferry', 'data:image/jpeg;base64,QUJD')).rejects.toThrow();
});
