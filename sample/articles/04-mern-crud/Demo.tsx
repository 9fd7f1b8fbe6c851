import '../../../examples/04-mern-crud/app/without-eval.ts';
import '../../../examples/shell/older-browsers.ts';
import { useReducer, useState, useSyncExternalStore } from 'react';
import { Switch } from '#design/demo/Controls.tsx';
import { DemoFrame } from '#design/demo/DemoFrame.tsx';
import { Program } from '#design/demo/Program.tsx';
import { Records } from '#design/demo/Records.tsx';
import { createApi } from '../../../examples/04-mern-crud/client/api.ts';
import { BoardView } from '../../../examples/04-mern-crud/client/BoardView.tsx';
import { after, type Board } from '../../../examples/04-mern-crud/client/board.ts';
import { memoryServer } from '../../../examples/04-mern-crud/client/memory-server.ts';
import { badConnection } from './connection.ts';
import styles from './Demo.module.css';
import { firstTasks } from './first-tasks.ts';

const tabs = ['First tab', 'Second tab'];

/** Both tabs have loaded the first tasks already, so that the demo is as high on the server as in the browser. */
const loaded: Board = {
  kind: 'ready',
  tasks: firstTasks,
  next: { todo: null, doing: null, done: null },
  moving: new Map(),
};

function newRun(number: number) {
  const server = memoryServer(firstTasks);
  return { number, server, connection: badConnection(server.send) };
}

/** The example itself on an array in this page, with a connection that can be made worse. */
export function Demo() {
  const [{ number, server, connection }, setRun] = useState(() => newRun(0));
  const { watch, current, set } = connection.trouble;
  const { isSlow, losesAnswer } = useSyncExternalStore(watch, current, current);
  const stored = useSyncExternalStore(server.watch, server.tasks, server.tasks);
  const [tab, setTab] = useState('First tab');

  function reset() {
    setRun(newRun(number + 1));
    setTab('First tab');
  }

  const controls = (
    <>
      <Switch isOn={isSlow} onChange={(isOn) => set({ isSlow: isOn })}>
        Slow network
      </Switch>
      <Switch isOn={losesAnswer} onChange={(isOn) => set({ losesAnswer: isOn })}>
        Lose the next answer
      </Switch>
      <Switch isOn={tab === 'Second tab'} onChange={(isOn) => setTab(isOn ? 'Second tab' : 'First tab')}>
        Second tab
      </Switch>
    </>
  );
  return (
    <DemoFrame name="Demo: the task manager" controls={controls} onReset={reset}>
      {tabs.map((name) => (
        <Program key={`${number} ${name}`} bar={name} className={styles.tab} hidden={name !== tab}>
          <Tasks send={connection.send} />
        </Program>
      ))}
      <Records
        caption="What is stored"
        columns={['_id', 'title', 'progress']}
        rows={stored.map(({ id, title, progress }) => [`${id.slice(0, 4)}…`, title, progress])}
      />
    </DemoFrame>
  );
}

function Tasks({ send }: { readonly send: typeof fetch }) {
  const [api] = useState(() => createApi('', send));
  const [board, dispatch] = useReducer(after, loaded);
  return board.kind === 'ready' && <BoardView api={api} board={board} dispatch={dispatch} />;
}
