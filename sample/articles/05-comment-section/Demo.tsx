import '../../../examples/shell/older-browsers.ts';
import { useState, useSyncExternalStore } from 'react';
import { Group, Switch } from '#design/demo/Controls.tsx';
import { DemoFrame } from '#design/demo/DemoFrame.tsx';
import { Records } from '#design/demo/Records.tsx';
import { firstComments, people } from '../../../examples/05-comment-section/src/MemoryApp.tsx';
import { memoryBackend } from '../../../examples/05-comment-section/src/memory-store.ts';
import { badConnection } from './connection.ts';
import styles from './Demo.module.css';
import { Script } from './Script.tsx';
import { Tab } from './Tab.tsx';

const renamed = people.map((each) => (each.uid === 'ben' ? { ...each, name: 'Ada' } : each));

function newRun(number: number) {
  return { number, backend: memoryBackend(firstComments), bad: badConnection(), good: badConnection() };
}

/** The example itself on an array in this page: two readers, and a connection that can be made worse. */
export function Demo() {
  const [{ number, backend, bad, good }, setRun] = useState(() => newRun(0));
  const [isRenamed, setRenamed] = useState(false);
  const { watch, current, set } = bad;
  const { isSlow, losesAnswer, isOffline } = useSyncExternalStore(watch, current, current);
  const stored = useSyncExternalStore(backend.watch, backend.comments, backend.comments);
  const accounts = isRenamed ? renamed : people;

  function reset() {
    setRun(newRun(number + 1));
    setRenamed(false);
  }

  const controls = (
    <>
      <Group legend="First tab">
        <Switch isOn={isSlow} onChange={(isOn) => set({ isSlow: isOn })}>
          Slow network
        </Switch>
        <Switch isOn={losesAnswer} onChange={(isOn) => set({ losesAnswer: isOn })}>
          Lose the next answer
        </Switch>
        <Switch isOn={isOffline} onChange={(isOn) => set({ isOffline: isOn })}>
          Offline
        </Switch>
      </Group>
      <Switch isOn={isRenamed} onChange={setRenamed}>
        Ben renames his account to Ada
      </Switch>
    </>
  );
  return (
    <DemoFrame name="Demo: the comment section" controls={controls} onReset={reset}>
      <div key={number} className={styles.tabs}>
        <Tab name="First tab" accounts={accounts} backend={backend} connection={bad} first="ada" />
        <Tab name="Second tab" accounts={accounts} backend={backend} connection={good} first="ben" />
      </div>
      <Records
        caption="What is stored"
        columns={['id', 'body', 'parentId', 'userId', 'username']}
        rows={stored.map((each) => [each.id, each.body, each.parentId ?? 'null', each.userId, each.username])}
      />
      <Script key={number} backend={backend} />
    </DemoFrame>
  );
}
