import { expect, test } from 'vitest';
import { commentIdSchema, pagePathSchema } from '../model.ts';
import { commentIn, commentsQuery, newDocument, readAnswer } from './firestore-documents.ts';

const page = pagePathSchema.parse('/blogpost5');
const now = Date.parse('2026-11-21T12:00:00.000Z');
const ada = { uid: 'ada', displayName: 'Ada', photoURL: '' };
const comment = newDocument(
  page,
  { id: commentIdSchema.parse('abc1234'), body: 'Hello', parentId: null },
  ada,
  now,
);

function fields(data: object): object {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value === null ? { nullValue: null } : { stringValue: value },
    ]),
  );
}

test('a document has the eight fields and the time at which it is sent', () => {
  expect(commentIn(comment)).toEqual(comment);
  expect(comment.createdAt).toBe('2026-11-21T12:00:00.000Z');
  expect(Object.keys(comment)).toHaveLength(8);
});

test("an answer's documents become comments, and an odd one is left out", () => {
  const answer = [
    {
      document: {
        name: 'projects/p/databases/(default)/documents/comments/abc1234',
        fields: fields(comment),
      },
      readTime: '2026-11-21T12:00:00.5Z',
    },
    {
      document: { name: 'x', fields: fields({ ...comment, id: 'ODD' }) },
      readTime: '2026-11-21T12:00:00.5Z',
    },
  ];
  expect(readAnswer(answer)).toEqual({ comments: [comment], readTime: new Date('2026-11-21T12:00:00.500Z') });
});

test('a page without comments is answered by a read time alone', () => {
  expect(readAnswer([{ readTime: '2026-11-21T12:00:00Z' }])?.comments).toEqual([]);
});

test('anything else is no answer', () => {
  for (const answer of [null, { error: { code: 403 } }, 'x', [1]]) expect(readAnswer(answer)).toBeNull();
});

test('the query asks for one page', () => {
  expect(JSON.stringify(commentsQuery(page))).toContain('"stringValue":"/blogpost5"');
});
