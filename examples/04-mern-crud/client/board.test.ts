import { expect, test } from 'vitest';
import type { Task, TaskList } from '../shared/task.ts';
import { after, type Board } from './board.ts';

function task(id: string, minute: number): Task {
  const createdAt = new Date(
    Date.UTC(2022, 3, 28, 12, minute),
  ).toISOString();
  return {
    id,
    title: id,
    notes: '',
    progress: 'todo',
    createdAt,
    updatedAt: createdAt,
  };
}

const none: TaskList = { tasks: [], more: false };
const ready: Board = {
  kind: 'ready',
  tasks: [task('second', 2), task('first', 1)],
  more: [],
};

function ids(board: Board): string[] | string {
  return board.kind === 'ready'
    ? board.tasks.map(({ id }) => id)
    : board.kind;
}

test('three lists make one board, newest first, that knows which columns hold more', () => {
  const lists = {
    todo: { tasks: [task('a', 1)], more: true },
    doing: none,
    done: { tasks: [task('b', 2)], more: false },
  };
  const board = after({ kind: 'loading' }, { type: 'loaded', lists });
  expect(ids(board)).toEqual(['b', 'a']);
  expect(board).toMatchObject({ more: ['todo'] });
});

test('a task that was saved twice is on the board once', () => {
  const twice = after(
    after(ready, { type: 'saved', task: task('third', 3) }),
    {
      type: 'saved',
      task: task('third', 3),
    },
  );
  expect(ids(twice)).toEqual(['third', 'second', 'first']);
});

test('a saved change keeps the place of its task', () => {
  const board = after(ready, {
    type: 'saved',
    task: { ...task('first', 1), progress: 'done' },
  });
  expect(ids(board)).toEqual(['second', 'first']);
});

test('a removed task leaves the board', () => {
  expect(ids(after(ready, { type: 'removed', id: 'second' }))).toEqual([
    'first',
  ]);
});

test('what arrives when the board is not shown changes nothing', () => {
  expect(
    ids(after({ kind: 'loading' }, { type: 'removed', id: 'first' })),
  ).toBe('loading');
  expect(
    ids(
      after({ kind: 'loading' }, { type: 'saved', task: task('late', 4) }),
    ),
  ).toBe('loading');
});

test('a failure is shown until the board is asked for again', () => {
  const failed = after(ready, { type: 'failed', message: 'No.' });
  expect(failed).toEqual({ kind: 'failed', message: 'No.' });
  expect(after(failed, { type: 'asked' })).toEqual({ kind: 'loading' });
});
