import {
  type Dispatch,
  startTransition,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import {
  type Draft,
  type Progress,
  progressSteps,
  type Task,
} from '../shared/task.ts';
import type { ShownTask, TaskActions } from './actions.ts';
import type { TasksApi } from './api.ts';
import type { Board, BoardEvent } from './board.ts';
import { Column } from './Column.tsx';
import { changesIn } from './changes.ts';
import { TaskForm } from './TaskForm.tsx';

interface Props {
  readonly api: TasksApi;
  readonly board: Extract<Board, { kind: 'ready' }>;
  readonly dispatch: Dispatch<BoardEvent>;
}

export function BoardView({ api, board, dispatch }: Props) {
  const [notice, setNotice] = useState('');
  const moved = useRef('');

  // #region optimistic
  const [shown, showEarly] = useOptimistic<
    readonly ShownTask[],
    { id: string; progress: Progress }
  >(board.tasks, (tasks, { id, progress }) =>
    tasks.map((task) =>
      task.id === id ? { ...task, progress, saving: true } : task,
    ),
  );

  function move({ id }: Task, progress: Progress) {
    moved.current = id;
    startTransition(async () => {
      showEarly({ id, progress });
      const answer = await api.change(id, { progress });
      startTransition(() => {
        setNotice(answer.ok ? '' : answer.problem.message);
        if (answer.ok) dispatch({ type: 'saved', task: answer.value });
        else if (answer.status === 404) dispatch({ type: 'removed', id });
        // It goes back to where it was, and the focus with it.
        else moved.current = id;
      });
    });
  }
  // #endregion optimistic

  // #region waiting
  async function add(draft: Draft) {
    const answer = await api.add(draft);
    if (answer.ok) dispatch({ type: 'saved', task: answer.value });
    return answer;
  }

  async function save(task: Task, draft: Draft) {
    const change = changesIn(task, draft);
    if (Object.keys(change).length === 0)
      return { ok: true, value: task } as const;
    const answer = await api.change(task.id, change);
    if (answer.ok) dispatch({ type: 'saved', task: answer.value });
    return answer;
  }

  async function remove({ id }: Task) {
    const answer = await api.remove(id);
    if (answer.ok) dispatch({ type: 'removed', id });
    else setNotice(answer.problem.message);
    return answer;
  }
  // #endregion waiting

  function takesFocus({ id }: Task) {
    if (moved.current !== id) return false;
    moved.current = '';
    return true;
  }

  const actions: TaskActions = { move, save, remove, takesFocus };
  return (
    <>
      <TaskForm
        begin={newDraft}
        label="Add task"
        busyLabel="Adding…"
        save={add}
      />
      <p role="alert">{notice}</p>
      <div className="board">
        {progressSteps.map((progress) => (
          <Column
            key={progress}
            progress={progress}
            tasks={shown.filter((task) => task.progress === progress)}
            more={board.more.includes(progress)}
            actions={actions}
          />
        ))}
      </div>
    </>
  );
}

function newDraft(): Draft {
  return { id: crypto.randomUUID(), title: '', notes: '' };
}
