import {
  type Progress,
  progressSteps,
  type Task,
  type TaskList,
} from '../shared/task.ts';

export type Lists = Readonly<Record<Progress, TaskList>>;

// #region board
export type Board =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'ready';
      readonly tasks: readonly Task[];
      /** Where the older tasks of each column begin, if it has any. */
      readonly next: Readonly<Record<Progress, string | null>>;
      /** Optimistic updates: ids on their way to another column. */
      readonly moving: ReadonlyMap<string, Progress>;
    };
// #endregion board

export type BoardEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'loaded'; readonly lists: Lists }
  | {
      readonly type: 'more-loaded';
      readonly progress: Progress;
      readonly list: TaskList;
    }
  | {
      readonly type: 'moving';
      readonly id: string;
      readonly to: Progress;
    }
  | { readonly type: 'stayed'; readonly id: string }
  | { readonly type: 'saved'; readonly task: Task }
  | { readonly type: 'removed'; readonly id: string };

// #region after
/** The board after something happened to it. */
export function after(board: Board, event: BoardEvent): Board {
  switch (event.type) {
    case 'asked':
      return { kind: 'loading' };
    case 'failed':
      return { kind: 'failed', message: event.message };
    case 'loaded':
      return loaded(event.lists, board);
  }
  return board.kind === 'ready' ? changed(board, event) : board;
}

type Ready = Extract<Board, { kind: 'ready' }>;
type Changed = Exclude<BoardEvent['type'], 'asked' | 'failed' | 'loaded'>;

function changed(
  board: Ready,
  event: Extract<BoardEvent, { type: Changed }>,
): Board {
  const { tasks, next, moving } = board;
  switch (event.type) {
    case 'more-loaded':
      return {
        ...board,
        tasks: merged(tasks, event.list.tasks),
        next: { ...next, [event.progress]: event.list.next },
      };
    case 'moving':
      return {
        ...board,
        moving: new Map(moving).set(event.id, event.to),
      };
    case 'stayed':
      return { ...board, moving: without(moving, event.id) };
    case 'saved':
      return {
        ...board,
        tasks: merged(tasks, [event.task]),
        moving: without(moving, event.task.id),
      };
    case 'removed':
      return {
        ...board,
        tasks: tasks.filter(({ id }) => id !== event.id),
        moving: without(moving, event.id),
      };
  }
}
// #endregion after

// #region shown
/** `saving`: shown in its new column, but not confirmed by the server. */
export type ShownTask = Task & { readonly saving: boolean };

export function shown({ tasks, moving }: Ready): readonly ShownTask[] {
  return tasks.map((task) => ({
    ...task,
    progress: moving.get(task.id) ?? task.progress,
    saving: moving.has(task.id),
  }));
}
// #endregion shown

function loaded(lists: Lists, before: Board): Board {
  return {
    kind: 'ready',
    tasks: merged(
      [],
      progressSteps.flatMap((progress) => lists[progress].tasks),
    ),
    next: {
      todo: lists.todo.next,
      doing: lists.doing.next,
      done: lists.done.next,
    },
    moving: before.kind === 'ready' ? before.moving : new Map(),
  };
}

/** Newest first, in the server's order: by time, then by id. */
function merged(
  old: readonly Task[],
  fresh: readonly Task[],
): readonly Task[] {
  const byId = new Map([...old, ...fresh].map((task) => [task.id, task]));
  return [...byId.values()].sort(
    (a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function without(
  moving: ReadonlyMap<string, Progress>,
  id: string,
): ReadonlyMap<string, Progress> {
  const rest = new Map(moving);
  rest.delete(id);
  return rest;
}
