import { expect, test } from 'vitest';
import { comment } from './testing/sample.ts';
import { buildThreads } from './thread.ts';

const ids = (comments: readonly { readonly id: string }[]) =>
  comments.map(({ id }) => id);

test('no comments make no threads', () => {
  expect(buildThreads([])).toEqual([]);
});

test('the newest thread comes first, whatever order the comments came in', () => {
  expect(
    ids(buildThreads([comment('b', 2), comment('c', 3), comment('a', 1)])),
  ).toEqual(['c', 'b', 'a']);
});

test('replies follow their comment, the oldest first', () => {
  const [thread] = buildThreads([
    comment('late', 5, { parentId: 'root' }),
    comment('root', 1),
    comment('early', 2, { parentId: 'root' }),
  ]);
  expect(thread?.root?.id).toBe('root');
  expect(ids(thread?.replies ?? [])).toEqual(['early', 'late']);
});

test('a reply does not lift its thread above a newer one', () => {
  const threads = buildThreads([
    comment('old', 1),
    comment('new', 2),
    comment('r', 9, { parentId: 'old' }),
  ]);
  expect(ids(threads)).toEqual(['new', 'old']);
});

test('replies whose comment was deleted stay together under a tombstone', () => {
  const threads = buildThreads([
    comment('r2', 3, { parentId: 'gone' }),
    comment('r1', 2, { parentId: 'gone' }),
    comment('other', 1),
  ]);
  expect(ids(threads)).toEqual(['gone', 'other']);
  expect(threads[0]?.root).toBeNull();
  expect(ids(threads[0]?.replies ?? [])).toEqual(['r1', 'r2']);
});

test('comments of the same millisecond have one order for everybody', () => {
  const a = comment('a', 1);
  const b = comment('b', 1);
  expect(buildThreads([a, b])).toEqual(buildThreads([b, a]));
});
