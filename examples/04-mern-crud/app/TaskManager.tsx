import {
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { AppShell } from '../../shell/AppShell.tsx';
import { keep } from '../../shell/kept.ts';
import { useTypingKept } from '../../shell/use-typing-kept.ts';
import { createApi } from '../client/api.ts';
import { BoardView } from '../client/BoardView.tsx';
import { after, type Board, type BoardEvent } from '../client/board.ts';
import type { Progress, Task } from '../shared/task.ts';
import { firstTasks } from './first-tasks.ts';
import { keptServer, readTasks } from './kept-server.ts';
import { simulatedNetwork, type Trouble } from './simulated-network.ts';
import styles from './TaskManager.module.css';
import { Title } from './Title.tsx';
import { useEditKept } from './use-edit-kept.ts';

const tasks = keep<readonly Task[]>(
  'app:task-manager:tasks',
  readTasks,
  firstTasks,
);
const trouble: Trouble = { isSlow: false, losesAnswers: false };
const api = createApi('', simulatedNetwork(keptServer(tasks), trouble));

export function TaskManager() {
  const isSaved = useSyncExternalStore(tasks.watch, tasks.isSaved);
  function startOver() {
    tasks.startOver();
    Object.assign(trouble, { isSlow: false, losesAnswers: false });
  }
  return (
    <AppShell
      isSaved={isSaved}
      startOver={startOver}
      className={styles.page}
    >
      <Title />
      <div className={styles.troubles}>
        <p>Try to break it:</p>
        <Switch name="isSlow">A slow network</Switch>
        <Switch name="losesAnswers">Answers get lost</Switch>
      </div>
      <Tasks />
    </AppShell>
  );
}

function Tasks() {
  const [board, dispatch] = useReducer(after, { kind: 'loading' }, loaded);
  const work = useTypingKept<HTMLDivElement>('app:task-manager:typed');
  useEditKept(work);
  useEffect(() => {
    let isLate = false;
    const load = () => {
      // A card that is being edited stays as it is, with its text.
      isLate = document.querySelector('li form') !== null;
      if (!isLate) dispatch(loading());
    };
    // The card takes the focus just before its form goes away.
    const loadLate = () => isLate && setTimeout(load);
    const stopped = new AbortController();
    const { signal } = stopped;
    addEventListener('storage', load, { signal });
    addEventListener('pageshow', load, { signal });
    addEventListener('focusin', loadLate, { signal });
    return () => stopped.abort();
  }, []);
  return (
    <div className={styles.work} ref={work}>
      {board.kind === 'ready' && (
        <BoardView api={api} board={board} dispatch={dispatch} />
      )}
    </div>
  );
}

const loaded = (board: Board): Board => after(board, loading());

/** All that is kept: a browser needs no pages of twenty. */
function loading(): BoardEvent {
  const list = (progress: Progress) => ({
    tasks: tasks.current().filter((task) => task.progress === progress),
    next: null,
  });
  return {
    type: 'loaded',
    lists: { todo: list('todo'), doing: list('doing'), done: list('done') },
  };
}

interface SwitchProps {
  readonly name: keyof Trouble;
  readonly children: string;
}

function Switch({ name, children }: SwitchProps) {
  const [isOn, setOn] = useState(trouble[name]);
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          trouble[name] = target.checked;
          setOn(target.checked);
        }}
      />
      {children}
    </label>
  );
}
