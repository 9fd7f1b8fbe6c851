import type { Progress } from '../shared/task.ts';

// #region table
interface Move {
  readonly to: Progress;
  readonly label: string;
}

interface Column {
  readonly heading: string;
  readonly empty: string;
  readonly moves: readonly Move[];
  readonly editable: boolean;
}

/** A fourth kind of progress doesn't compile until it is added here. */
export const columns: Readonly<Record<Progress, Column>> = {
  todo: {
    heading: 'To do',
    empty: 'Nothing to do. Add a task above.',
    moves: [{ to: 'doing', label: 'Start' }],
    editable: true,
  },
  doing: {
    heading: 'In progress',
    empty: 'Nothing is in progress.',
    moves: [
      { to: 'done', label: 'Finish' },
      { to: 'todo', label: 'Put back' },
    ],
    editable: true,
  },
  done: {
    heading: 'Done',
    empty: 'Nothing is done yet.',
    moves: [{ to: 'todo', label: 'Reopen' }],
    editable: false,
  },
};
// #endregion table
