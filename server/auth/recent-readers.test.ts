import { expect, test } from 'vitest';
import { recentReaders } from './recent-readers.ts';

const ada = { uid: 'ada', displayName: 'Ada', photoURL: '' };

test('a reader is known for five seconds', () => {
  const clock = { now: 0 };
  const recent = recentReaders(() => new Date(clock.now));
  recent.set('a', ada);
  clock.now = 4_999;
  expect(recent.get('a')).toEqual(ada);
  expect(recent.get('b')).toBeUndefined();
  clock.now = 5_000;
  expect(recent.get('a')).toBeUndefined();
});

test('a reader who is forgotten is unknown at once', () => {
  const recent = recentReaders(() => new Date(0));
  recent.set('a', ada);
  recent.delete('a');
  expect(recent.get('a')).toBeUndefined();
});
