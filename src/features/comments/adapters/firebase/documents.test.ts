import { expect, test } from 'vitest';
import { commentBy, commentIdSchema, pagePathSchema } from '../../model.ts';
import { commentIn, plainFields, tombstoneIn, tombstoneOf } from './documents.ts';

const comment = commentBy(
  { uid: 'ada', displayName: 'Ada', photoURL: '' },
  { id: commentIdSchema.parse('abc1234'), body: 'Hello', parentId: null },
  pagePathSchema.parse('/blogpost5'),
  '2026-11-21T12:00:00.000Z',
);

test('a tombstone keeps id, page and time, and nothing of the person', () => {
  const tombstone = { id: 'abc1234', pathName: '/blogpost5', createdAt: '2026-11-21T12:00:00.000Z' };
  expect(tombstoneOf(comment)).toEqual(tombstone);
  expect(tombstoneIn(tombstone)).toEqual(tombstone);
  expect(tombstoneIn({ ...tombstone, createdAt: 'once' })).toBeNull();
});

test('strings and nulls are read from the wire, and an odd document is no comment', () => {
  const fields = Object.fromEntries(
    Object.entries(comment).map(([name, value]) => [
      name,
      value === null ? { nullValue: null } : { stringValue: value },
    ]),
  );
  expect(commentIn(plainFields(fields))).toEqual(comment);
  expect(commentIn(plainFields({ ...fields, body: { integerValue: '7' } }))).toBeNull();
  expect(commentIn(plainFields({ ...fields, id: { stringValue: 'ODD' } }))).toBeNull();
});
