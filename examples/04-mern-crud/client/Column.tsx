import { useRef } from 'react';
import type { Progress } from '../shared/task.ts';
import type { TaskActions } from './actions.ts';
import type { ShownTask } from './board.ts';
import { columns } from './progress.ts';
import { TaskCard } from './TaskCard.tsx';

interface Props {
  readonly progress: Progress;
  readonly tasks: readonly ShownTask[];
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly actions: TaskActions;
}

// #region column
export function Column({
  progress,
  tasks,
  hasMore,
  loadMore,
  actions,
}: Props) {
  const { heading, empty } = columns[progress];
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-label={heading}>
      {/* A screen reader says how many there are when it changes. */}
      <h2 ref={title} tabIndex={-1} aria-live="polite" aria-atomic>
        {heading}{' '}
        <span className="count">
          {hasMore ? `${tasks.length}+` : tasks.length}
        </span>
      </h2>
      {tasks.length === 0 && <p className="quiet">{empty}</p>}
      <ul>
        {tasks.map((task) => (
          <TaskCard
            key={task.id}
            task={task}
            actions={actions}
            onRemoved={() => title.current?.focus()}
          />
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={loadMore}>
          Show older tasks
        </button>
      )}
    </section>
  );
}
// #endregion column
