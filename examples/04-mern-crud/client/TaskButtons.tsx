import type { Progress } from '../shared/task.ts';
import { once } from './once.ts';
import { columns } from './progress.ts';

interface Props {
  readonly progress: Progress;
  readonly busy: boolean;
  readonly onMove: (to: Progress) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

// #region buttons
export function TaskButtons({
  progress,
  busy,
  onMove,
  onEdit,
  onDelete,
}: Props) {
  const { moves, editable } = columns[progress];
  return (
    <fieldset disabled={busy}>
      {moves.map(({ to, label }) => (
        <button key={to} type="button" onClick={once(() => onMove(to))}>
          {label}
        </button>
      ))}
      {editable && (
        <button type="button" onClick={onEdit}>
          Edit
        </button>
      )}
      <button type="button" onClick={once(onDelete)}>
        Delete
      </button>
    </fieldset>
  );
}
// #endregion buttons
