import { expect, test } from 'vitest';
import {
  type Day,
  daysOf,
  emptyDay,
  nameOf,
  orderAfterMove,
  orderAtEnd,
  type Part,
  partsOf,
  squareOf,
} from './journey.ts';

const day = (id: string, order: number): Day => emptyDay(id, 'Mila', order);
const paragraph = (id: string, of: string, order: number, author = 'Mila'): Part => ({
  ...{ kind: 'paragraph', id, author, order, day: of, text: '' },
});
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('days and what is in them come in their order, ties by their ids, so that all tabs agree', () => {
  const [a, z] = [day('a', 1), day('z', 2)];
  const documents = [z, day('b', 1), a, paragraph('p2', 'z', 2), paragraph('p1', 'z', 1)];
  for (const all of [documents, documents.toReversed()]) {
    expect(ids(daysOf(all))).toEqual(['a', 'b', 'z']);
    expect(ids(partsOf(all, z))).toEqual(['p1', 'p2']);
    expect(partsOf(all, a)).toEqual([]);
  }
});

test('a day that moves lands between its new neighbors, and only its own order changes', () => {
  const list = [1, 2, 3, 4].map((order) => day(`d${order}`, order));
  expect(orderAfterMove(list, 'd1', 1)).toBe(2.5);
  expect(orderAfterMove(list, 'd3', 1)).toBe(5);
  expect(orderAfterMove(list, 'd3', -1)).toBe(1.5);
  expect(orderAfterMove(list, 'd2', -1)).toBe(0);
  expect(orderAfterMove(list, 'd1', -1)).toBeNull();
  expect(orderAfterMove(list, 'd4', 1)).toBeNull();
});

test('a paragraph whose day was deleted meanwhile keeps a day of its writer', () => {
  const documents = [day('d', 1), paragraph('p', 'gone', 1, 'Jonas'), paragraph('q', 'gone', 2)];
  expect(daysOf(documents).map(({ id, author }) => [id, author])).toEqual([
    ['d', 'Mila'],
    ['gone', 'Jonas'],
  ]);
  const next = emptyDay('next', 'Mila', orderAtEnd(daysOf(documents)));
  expect(orderAtEnd([next])).toBeGreaterThan(next.order);
});

test('a day has the name of its title or place', () => {
  expect(nameOf({ ...day('a', 1), title: ' ', place: 'Skarrow' })).toBe('Skarrow');
  expect(nameOf(day('a', 1))).toBe('Untitled');
});

test('each place has a square of the grid, the edges too', () => {
  expect(squareOf({ x: 0, y: 0 })).toBe('A1');
  expect(squareOf({ x: 59.9, y: 40 })).toBe('C3');
  expect(squareOf({ x: 120, y: 80 })).toBe('F4');
});
