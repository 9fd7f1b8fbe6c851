import { useState, useSyncExternalStore } from 'react';
import { Tasks } from '../../../examples/04-mern-crud/client/App.tsx';
import { createApi } from '../../../examples/04-mern-crud/client/api.ts';
import { memoryServer } from '../../../examples/04-mern-crud/client/memory-server.ts';
import { badConnection } from './connection.ts';
import styles from './Demo.module.css';
import { firstTasks } from './first-tasks.ts';
import { Stored } from './Stored.tsx';

/** The example itself on an array in this page, with a connection that can be made worse. */
export function Demo() {
  const [run, setRun] = useState(0);
  return (
    <section className={styles.demo} aria-label="Demo: the task manager">
      <Browser key={run} reset={() => setRun(run + 1)} />
    </section>
  );
}

const tabs = ['First tab', 'Second tab'] as const;
type Tab = (typeof tabs)[number];

function Browser({ reset }: { readonly reset: () => void }) {
  const [server] = useState(() => memoryServer(firstTasks));
  const [connection] = useState(() => badConnection(server.send));
  const [apis] = useState(() => tabs.map((name) => ({ name, api: createApi('', connection.send) })));
  const { isSlow, losesAnswer } = useSyncExternalStore(
    connection.watch,
    connection.trouble,
    connection.trouble,
  );
  const stored = useSyncExternalStore(server.watch, server.tasks, server.tasks);
  const [tab, setTab] = useState<Tab>('First tab');

  return (
    <>
      <div className={styles.switches}>
        <Switch name="Slow network" isOn={isSlow} onChange={(isOn) => connection.set({ isSlow: isOn })} />
        <Switch
          name="Lose the next answer"
          isOn={losesAnswer}
          onChange={(isOn) => connection.set({ losesAnswer: isOn })}
        />
        <Switch
          name="Second tab"
          isOn={tab === 'Second tab'}
          onChange={(isOn) => setTab(isOn ? 'Second tab' : 'First tab')}
        />
        <button type="button" onClick={reset}>
          Reset
        </button>
      </div>
      {apis.map(({ name, api }) => (
        <div key={name} className={styles.tab} hidden={name !== tab}>
          <p className={styles.name}>{name}</p>
          <Tasks api={api} />
        </div>
      ))}
      <Stored tasks={stored} />
    </>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ name, isOn, onChange }: SwitchProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {name}
    </label>
  );
}
