import { type Dispatch, useEffect, useReducer, useState } from 'react';
import type { TasksApi } from './api.ts';
import { after, type Board, type BoardEvent } from './board.ts';

// #region load
async function load(api: TasksApi): Promise<BoardEvent> {
  const [todo, doing, done] = await Promise.all([
    api.list('todo'),
    api.list('doing'),
    api.list('done'),
  ]);
  if (!todo.ok) return { type: 'failed', message: todo.problem.message };
  if (!doing.ok) return { type: 'failed', message: doing.problem.message };
  if (!done.ok) return { type: 'failed', message: done.problem.message };
  return {
    type: 'loaded',
    lists: { todo: todo.value, doing: doing.value, done: done.value },
  };
}
// #endregion load

// #region hook
export function useBoard(
  api: TasksApi,
): [Board, Dispatch<BoardEvent>, () => void] {
  const [board, dispatch] = useReducer(after, { kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks again
  useEffect(() => {
    let wanted = true;
    load(api).then((event) => {
      if (wanted) dispatch(event);
    });
    return () => {
      wanted = false;
    };
  }, [api, attempt]);

  function askAgain() {
    dispatch({ type: 'asked' });
    setAttempt(attempt + 1);
  }
  return [board, dispatch, askAgain];
}
// #endregion hook
