import { expect, test } from 'vitest';
import { ada, comment, grace } from './testing/people.ts';
import { threadsOf } from './thread.ts';

const outline = (threads: ReturnType<typeof threadsOf>) =>
  threads.map(({ top, replies }) => [top?.id ?? null, ...replies.map(({ id }) => id)]);

const first = comment('first', ada, 1);
const second = comment('second', grace, 2);
const reply = (id: string, minute: number) => comment(id, grace, minute, { parentId: first.id });

test('threads are newest first and replies oldest first, in whatever order they come', () => {
  const late = reply('late', 9);
  const early = reply('early', 5);
  expect(outline(threadsOf([late, first, early, second]))).toEqual([
    [second.id],
    [first.id, early.id, late.id],
  ]);
});

test('comments of the same moment are ordered by their id', () => {
  const b = comment('b', ada, 1);
  const a = comment('a', ada, 1);
  expect(outline(threadsOf([a, b]))).toEqual([[b.id], [a.id]]);
});

test('replies whose parent is gone hang under a tombstone where the earliest of them would stand', () => {
  const orphans = [reply('late', 9), reply('early', 3)];
  const third = comment('third', ada, 4);
  expect(outline(threadsOf([...orphans, second, third]))).toEqual([
    [third.id],
    [null, orphans[1]?.id, orphans[0]?.id],
    [second.id],
  ]);
});

test('an unsent comment is first of all, and an unsent reply is last in its thread', () => {
  const unsent = { ...comment('mine', ada, 0), unsent: 'sending' };
  const unsentReply = { ...reply('answer', 0), unsent: 'sending' };
  expect(outline(threadsOf([first, reply('stored', 5), unsentReply, second, unsent]))).toEqual([
    [unsent.id],
    [second.id],
    [first.id, reply('stored', 5).id, unsentReply.id],
  ]);
});

test('a thread that is kept stays, at the front when nothing is left of it', () => {
  expect(outline(threadsOf([second], [first.id]))).toEqual([[null], [second.id]]);
  expect(outline(threadsOf([first, second], [first.id]))).toEqual([[second.id], [first.id]]);
});
