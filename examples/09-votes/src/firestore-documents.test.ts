import { FirebaseError } from 'firebase/app';
import { Timestamp } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { refusalFor, toPost } from './firestore-documents.ts';
import { post } from './testing/sample.ts';

const { id, createdAt, isPending, ...rest } = post('a', {
  upvotes: ['ben'],
});
const data = {
  ...rest,
  createdAt: Timestamp.fromDate(new Date(createdAt)),
};

test('a document becomes the post that it was written from', () => {
  expect(toPost(id, data, isPending)).toEqual(
    post('a', { upvotes: ['ben'] }),
  );
});

test.each([
  { text: 1 },
  { username: undefined },
  { createdAt: null },
  { upvotes: 3 },
  { downvotes: [1] },
])('a document with %o is no post', (change) => {
  expect(toPost(id, { ...data, ...change }, isPending)).toBeUndefined();
});

test('a refusal that was expected means what the caller says', () => {
  const denied = new FirebaseError('permission-denied', '');
  expect(refusalFor(denied, 'not-counted')).toBe('not-counted');
});

test('an error that nobody planned for is logged, a lost connection is not', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const lost = new FirebaseError('unavailable', '');
  expect(refusalFor(lost, 'not-counted')).toBe('unavailable');
  expect(log).not.toHaveBeenCalled();
  const full = new FirebaseError('resource-exhausted', '');
  expect(refusalFor(full, 'not-counted')).toBe('quota');
  expect(log).toHaveBeenLastCalledWith('Firestore failed', full);
  const denied = new FirebaseError('permission-denied', '');
  expect(refusalFor(denied)).toBe('forbidden');
  expect(log).toHaveBeenLastCalledWith('Firestore failed', denied);
  log.mockRestore();
});

test('a bug is no refusal', () => {
  expect(() => refusalFor(new TypeError('bug'), 'not-counted')).toThrow(
    'bug',
  );
});
