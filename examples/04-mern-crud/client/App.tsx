import type { TasksApi } from './api.ts';
import { BoardView } from './BoardView.tsx';
import { useBoard } from './use-board.ts';

export function App({ api }: { api: TasksApi }) {
  return (
    <main>
      <h1>Tasks</h1>
      <Tasks api={api} />
    </main>
  );
}

// #region states
/** The board, or why there is none. */
export function Tasks({ api }: { api: TasksApi }) {
  const [board, dispatch, askAgain] = useBoard(api);
  switch (board.kind) {
    case 'loading':
      return <p>Loading your tasks…</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>{board.message}</p>
          <button type="button" onClick={askAgain}>
            Try again
          </button>
        </div>
      );
    case 'ready':
      return <BoardView api={api} board={board} dispatch={dispatch} />;
  }
}
// #endregion states
