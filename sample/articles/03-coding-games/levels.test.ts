import { expect, test } from 'vitest';
import { declarationsIn, placesOf } from './levels.ts';

const known = new Set(['justify-content: end', 'flex-direction: column', 'align-items: end']);
const read = (text: string) => declarationsIn(text, (property, value) => known.has(`${property}: ${value}`));

test('declarations are read as CSS is written', () => {
  expect(read('justify-content: end').declarations).toEqual({ 'justify-content': 'end' });
  expect(read(' Flex-Direction:column ;align-items: END;').declarations).toEqual({
    'flex-direction': 'column',
    'align-items': 'end',
  });
});

test('what is still being typed is no mistake', () => {
  for (const text of ['', 'just', 'justify-content', 'justify-content: e', 'justify-content: end; al'])
    expect(read(text).problem).toBeNull();
});

test('a finished mistake is named', () => {
  expect(read('justify-content: right-end;').problem).toBe('justify-content has no value "right-end".');
  expect(read('margin: 1px; flex-direction: column').declarations).toEqual({ 'flex-direction': 'column' });
});

test('a missing colon, gap and !important get an answer that is true of them', () => {
  expect(read('justify-content end;').problem).toMatch(/colon is missing/);
  expect(read('gap: 1rem;').problem).toBe(
    '"gap" isn\'t part of this game. Try one of justify-content, align-items, align-content, flex-direction, flex-wrap, flex-flow, place-content.',
  );
  expect(read('justify-content: end !important;')).toEqual({
    declarations: { 'justify-content': 'end' },
    problem: null,
  });
});

test('nothing that could load something or leave the board gets through', () => {
  const all = declarationsIn(
    'background: url(//x.example); position: fixed; inline-size: 9999px',
    () => true,
  );
  expect(all.declarations).toEqual({});
});

test('places are said by thirds of the board', () => {
  const board = { width: 300, height: 150 };
  const boxes = [
    { left: 0, top: 0 },
    { left: 120, top: 60 },
    { left: 252, top: 102 },
  ];
  expect(placesOf(boxes, board)).toBe('A top left, B middle center, C bottom right');
});
