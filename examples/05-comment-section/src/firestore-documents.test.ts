import { FirebaseError } from 'firebase/app';
import { Timestamp } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { refusalFor, toComment } from './firestore-documents.ts';
import { comment } from './testing/sample.ts';

const { id, createdAt, ...fields } = comment('a', 1);
const stored = {
  ...fields,
  createdAt: Timestamp.fromDate(new Date(createdAt)),
};

test('a document becomes the comment that it holds', () => {
  expect(toComment(id, stored)).toEqual(comment('a', 1));
});

test('a document that is not a comment is left out', () => {
  for (const spoiled of [
    { body: 7 },
    { userId: undefined },
    { username: null },
    { pathName: [] },
    { parentId: undefined },
    { createdAt },
  ]) {
    expect(toComment(id, { ...stored, ...spoiled })).toBeUndefined();
  }
});

test('what Firestore throws becomes a reason', () => {
  const why = (code: string) => refusalFor(new FirebaseError(code, ''));
  expect(why('permission-denied')).toBe('forbidden');
  expect(why('unauthenticated')).toBe('signed-out');
  expect(why('unavailable')).toBe('unavailable');
});

test('an error without a reason of its own is logged and reported as unknown', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const error of [
    new FirebaseError(
      'failed-precondition',
      'The query requires an index.',
    ),
    new FirebaseError('resource-exhausted', 'Quota exceeded.'),
    new TypeError('x is not a function'),
  ]) {
    expect(refusalFor(error)).toBe('unknown');
    expect(log).toHaveBeenLastCalledWith(error);
  }
  log.mockRestore();
});
