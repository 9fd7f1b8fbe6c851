import {
  type Progress,
  progressSteps,
  type Task,
  type TaskList,
} from '../shared/task.ts';

// #region board
export type Board =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'ready';
      readonly tasks: readonly Task[];
      /** The columns that have older tasks than are shown. */
      readonly more: readonly Progress[];
    };

export type BoardEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'failed'; readonly message: string }
  | {
      readonly type: 'loaded';
      readonly lists: Readonly<Record<Progress, TaskList>>;
    }
  | { readonly type: 'saved'; readonly task: Task }
  | { readonly type: 'removed'; readonly id: string };
// #endregion board

// #region after
/** The board after something happened to it. */
export function after(board: Board, event: BoardEvent): Board {
  switch (event.type) {
    case 'asked':
      return { kind: 'loading' };
    case 'failed':
      return { kind: 'failed', message: event.message };
    case 'loaded':
      return { kind: 'ready', ...joined(event.lists) };
    case 'saved':
      if (board.kind !== 'ready') return board;
      return {
        ...board,
        tasks: newestFirst([
          ...without(board.tasks, event.task.id),
          event.task,
        ]),
      };
    case 'removed':
      return board.kind === 'ready'
        ? { ...board, tasks: without(board.tasks, event.id) }
        : board;
  }
}
// #endregion after

function joined(lists: Readonly<Record<Progress, TaskList>>) {
  return {
    tasks: newestFirst(
      progressSteps.flatMap((progress) => lists[progress].tasks),
    ),
    more: progressSteps.filter((progress) => lists[progress].more),
  };
}

function newestFirst(tasks: readonly Task[]): readonly Task[] {
  return tasks.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

function without(tasks: readonly Task[], id: string): readonly Task[] {
  return tasks.filter((task) => task.id !== id);
}
