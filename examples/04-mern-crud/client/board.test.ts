import { expect, test } from 'vitest';
import type { Task, TaskList } from '../shared/task.ts';
import { after, type Board, shown } from './board.ts';

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

const none: TaskList = { tasks: [], next: null };
const noMore = { todo: null, doing: null, done: null };
const ready: Board = {
  kind: 'ready',
  tasks: [task('second', 2), task('first', 1)],
  next: noMore,
  moving: new Map(),
};

function ids(board: Board): string[] | string {
  return board.kind === 'ready'
    ? board.tasks.map(({ id }) => id)
    : board.kind;
}

test('three lists make one board, newest first, that knows where older ones begin', () => {
  const lists = {
    todo: { tasks: [task('a', 1)], next: 'after-a' },
    doing: none,
    done: { tasks: [task('b', 2)], next: null },
  };
  const board = after({ kind: 'loading' }, { type: 'loaded', lists });
  expect(ids(board)).toEqual(['b', 'a']);
  expect(board).toMatchObject({ next: { ...noMore, todo: 'after-a' } });
});

test('a board that is loaded again keeps the moves that are under way', () => {
  const moving = after(ready, { type: 'moving', id: 'first', to: 'doing' });
  const todo = { tasks: [task('first', 1)], next: null };
  const lists = { todo, doing: none, done: none };
  expect(after(moving, { type: 'loaded', lists })).toMatchObject({
    moving: new Map([['first', 'doing']]),
  });
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

test('older tasks follow the others, and two of the same time keep the order of their ids', () => {
  const board = after(ready, {
    type: 'more-loaded',
    progress: 'todo',
    list: { tasks: [task('same-a', 1), task('same-b', 1)], next: null },
  });
  expect(ids(board)).toEqual(['second', 'same-b', 'same-a', 'first']);
});

test('a task on its way is shown where it is going, until the server has said yes or no', () => {
  const moving = after(ready, { type: 'moving', id: 'first', to: 'done' });
  const where = (board: Board) =>
    board.kind === 'ready' &&
    shown(board).map(({ progress, saving }) => [progress, saving]);
  expect(where(moving)).toEqual([
    ['todo', false],
    ['done', true],
  ]);
  const back = after(moving, { type: 'stayed', id: 'first' });
  expect(where(back)).toEqual([
    ['todo', false],
    ['todo', false],
  ]);
  const saved = { ...task('first', 1), progress: 'done' as const };
  expect(where(after(moving, { type: 'saved', task: saved }))).toEqual([
    ['todo', false],
    ['done', false],
  ]);
});
