import type { Progress } from '../shared/task.ts';
import { once } from './once.ts';
import { columns } from './progress.ts';

interface Props {
  /** For screen readers, which meet many buttons with one label. */
  readonly title: string;
  readonly progress: Progress;
  readonly busy: boolean;
  readonly onMove: (to: Progress) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

// #region buttons
export function TaskButtons({
  title,
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
        <button
          key={to}
          type="button"
          aria-label={`${label} ${title}`}
          onClick={once(() => onMove(to))}
        >
          {label}
        </button>
      ))}
      {editable && (
        <button type="button" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </button>
      )}
      <button
        type="button"
        aria-label={`Delete ${title}`}
        onClick={once(onDelete)}
      >
        Delete
      </button>
    </fieldset>
  );
}
// #endregion buttons
