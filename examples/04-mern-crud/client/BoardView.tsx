import { type Dispatch, useEffect, useRef, useState } from 'react';
import {
  type Draft,
  type Progress,
  progressSteps,
  type Task,
} from '../shared/task.ts';
import type { TaskActions } from './actions.ts';
import { taskAdder } from './add-task.ts';
import type { TasksApi } from './api.ts';
import { type Board, type BoardEvent, shown } from './board.ts';
import { Column } from './Column.tsx';
import { changesIn } from './changes.ts';
import { hasFocusOrNobody, TaskForm } from './TaskForm.tsx';

interface Props {
  readonly api: TasksApi;
  readonly board: Extract<Board, { kind: 'ready' }>;
  readonly dispatch: Dispatch<BoardEvent>;
}

export function BoardView({ api, board, dispatch }: Props) {
  const [notice, setNotice] = useState('');
  const [send] = useState(() => taskAdder(api));
  const moved = useRef('');
  const message = useRef<HTMLParagraphElement>(null);

  // A card that left the board took the focus with it.
  useEffect(() => {
    if (notice !== '' && hasFocusOrNobody(message.current))
      message.current?.focus();
  }, [notice]);

  // #region optimistic
  async function move({ id }: Task, to: Progress) {
    moved.current = id;
    dispatch({ type: 'moving', id, to });
    const moving = await api.change(id, { progress: to });
    // Whatever went wrong, the server knows whether the task moved.
    const answer = moving.ok ? moving : await api.read(id);
    const task = answer.ok ? answer.value : undefined;
    const failed = task?.progress === to ? undefined : moving;
    setNotice(failed && !failed.ok ? failed.problem.message : '');
    // A task that goes back takes the focus with it.
    if (task?.progress !== to) moved.current = id;
    if (task) return dispatch({ type: 'saved', task });
    const isGone = !answer.ok && answer.status === 404;
    dispatch({ type: isGone ? 'removed' : 'stayed', id });
  }
  // #endregion optimistic

  function saved(task: Task) {
    dispatch({ type: 'saved', task });
    // An earlier failure is no longer news.
    setNotice('');
  }

  async function add(draft: Draft) {
    const answer = await send(draft);
    if (answer.ok) saved(answer.value);
    return answer;
  }

  async function save(task: Task, draft: Draft) {
    // Deleted elsewhere: the text becomes a task of its own.
    if (draft.id !== task.id) {
      moved.current = draft.id;
      const answer = await add(draft);
      if (answer.ok) dispatch({ type: 'removed', id: task.id });
      return answer;
    }
    const change = changesIn(task, draft);
    if (Object.keys(change).length === 0)
      return { ok: true, value: task } as const;
    const answer = await api.change(task.id, change);
    if (answer.ok) saved(answer.value);
    return answer;
  }

  async function remove({ id }: Task) {
    const answer = await api.remove(id);
    if (answer.ok) dispatch({ type: 'removed', id });
    setNotice(answer.ok ? '' : answer.problem.message);
    return answer;
  }

  async function loadMore(progress: Progress) {
    const answer = await api.list(
      progress,
      board.next[progress] ?? undefined,
    );
    setNotice(answer.ok ? '' : answer.problem.message);
    if (!answer.ok) return;
    // The last page takes the button away, and with it the focus.
    moved.current = answer.value.tasks[0]?.id ?? '';
    dispatch({ type: 'more-loaded', progress, list: answer.value });
  }

  function takesFocus({ id }: Task) {
    if (moved.current !== id) return false;
    moved.current = '';
    return true;
  }

  const actions: TaskActions = { move, save, remove, takesFocus };
  const tasks = shown(board);
  return (
    <>
      <TaskForm
        begin={newDraft}
        label="Add task"
        busyLabel="Adding…"
        save={add}
      />
      <p role="alert" ref={message} tabIndex={-1}>
        {notice}
      </p>
      <div className="board">
        {progressSteps.map((progress) => (
          <Column
            key={progress}
            progress={progress}
            tasks={tasks.filter((task) => task.progress === progress)}
            hasMore={board.next[progress] !== null}
            loadMore={() => loadMore(progress)}
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
