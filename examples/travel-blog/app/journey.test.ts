import { expect, test } from 'vitest';
import { type Document, documentSchema, journeyOf, mayDelete, nameOf, orderAfterMove } from './journey.ts';
import { sample } from './sample.ts';

const day = (order: number, author = 'Mila' as const) =>
  ({ kind: 'day', author, order, title: '', place: '', x: 1, y: 1 }) satisfies Document;
const paragraph = (of: string, order: number, author: 'Mila' | 'Jonas' = 'Mila') =>
  ({ kind: 'paragraph', author, order, day: of, text: `${of} ${order}` }) satisfies Document;

const days = (...orders: readonly number[]) =>
  journeyOf(new Map(orders.map((order, i) => [`d${i}`, day(order)]))).days;

test('days and what is in them come in their order, ties by their ids, so that all tabs agree', () => {
  const documents = new Map<string, Document>([
    ['z', day(2)],
    ['b', day(1)],
    ['a', day(1)],
    ['p2', paragraph('z', 2)],
    ['p1', paragraph('z', 1)],
  ]);
  const journey = journeyOf(documents);
  expect(journey.days.map(({ id }) => id)).toEqual(['a', 'b', 'z']);
  expect(journey.days[2]?.parts.map(({ id }) => id)).toEqual(['p1', 'p2']);
  expect(journeyOf(new Map([...documents].reverse()))).toEqual(journey);
});

test('a day that moves lands between its new neighbors, and only its own order changes', () => {
  const list = days(1, 2, 3, 4);
  expect(orderAfterMove(list, 'd0', 1)).toBe(2.5);
  expect(orderAfterMove(list, 'd2', 1)).toBe(5);
  expect(orderAfterMove(list, 'd2', -1)).toBe(1.5);
  expect(orderAfterMove(list, 'd1', -1)).toBe(0);
  expect(orderAfterMove(list, 'd0', -1)).toBeNull();
  expect(orderAfterMove(list, 'd3', 1)).toBeNull();
  expect(orderAfterMove(list, 'gone', 1)).toBeNull();
});

test('a paragraph whose day was deleted meanwhile keeps a day of its writer', () => {
  const { days } = journeyOf(
    new Map<string, Document>([
      ['d', day(1)],
      ['p', paragraph('gone', 1, 'Jonas')],
    ]),
  );
  expect(days.map(({ id, author }) => [id, author])).toEqual([
    ['d', 'Mila'],
    ['gone', 'Jonas'],
  ]);
  expect(days[1]?.parts).toHaveLength(1);
});

test('nobody deletes a day that another wrote in, or another’s day', () => {
  const [own] = journeyOf(
    new Map<string, Document>([
      ['d', day(1)],
      ['p', paragraph('d', 1)],
    ]),
  ).days;
  const [shared] = journeyOf(
    new Map<string, Document>([
      ['d', day(1)],
      ['p', paragraph('d', 1, 'Jonas')],
    ]),
  ).days;
  expect(own && mayDelete('Mila', own)).toBe(true);
  expect(own && mayDelete('Jonas', own)).toBe(false);
  expect(shared && mayDelete('Mila', shared)).toBe(false);
});

test('a place that is off the map is brought back to it, and an unknown kind or person is no document', () => {
  expect(documentSchema.parse({ ...day(1), x: 1e9, y: 'north' })).toEqual({ ...day(1), x: 60, y: 40 });
  expect(documentSchema.safeParse({ ...day(1), author: 'Someone' }).success).toBe(false);
  expect(documentSchema.safeParse({ kind: 'note' }).success).toBe(false);
});

test('every document of the sample is valid, and each day has a name', () => {
  expect([...sample.values()].filter((each) => !documentSchema.safeParse(each).success)).toEqual([]);
  expect(journeyOf(sample).days.map(nameOf)).toEqual([
    'The slow train',
    'Across the sound',
    'Up to the light',
    'The long way home',
  ]);
  expect(nameOf({ title: ' ', place: '' })).toBe('Untitled');
});
