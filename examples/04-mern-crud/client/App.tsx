import type { TasksApi } from './api.ts';
import { BoardView } from './BoardView.tsx';
import { useBoard } from './use-board.ts';

// #region app
export function App({ api }: { api: TasksApi }) {
  const [board, dispatch, askAgain] = useBoard(api);
  return (
    <main>
      <h1>Tasks</h1>
      {board.kind === 'loading' && <p role="status">Loading your tasks…</p>}
      {board.kind === 'failed' && (
        <div role="alert">
          <p>{board.message}</p>
          <button type="button" onClick={askAgain}>
            Try again
          </button>
        </div>
      )}
      {board.kind === 'ready' && (
        <BoardView api={api} board={board} dispatch={dispatch} />
      )}
    </main>
  );
}
// #endregion app
