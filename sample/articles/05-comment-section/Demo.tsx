import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Person } from '../../../examples/05-comment-section/src/comment.ts';
import { firstComments, people } from '../../../examples/05-comment-section/src/MemoryApp.tsx';
import { memoryBackend } from '../../../examples/05-comment-section/src/memory-store.ts';
import { badConnection } from './connection.ts';
import styles from './Demo.module.css';
import { Script } from './Script.tsx';
import { Stored } from './Stored.tsx';
import { Tab } from './Tab.tsx';

/** The example itself on an array in this page: two readers, and a connection that can be made worse. */
export function Demo() {
  const [run, setRun] = useState(0);
  return (
    <section className={styles.demo} aria-label="Demo: the comment section">
      <Readers key={run} reset={() => setRun(run + 1)} />
    </section>
  );
}

function Readers({ reset }: { readonly reset: () => void }) {
  const [backend] = useState(() => memoryBackend(firstComments));
  const [bad] = useState(badConnection);
  const [good] = useState(badConnection);
  const [isRenamed, setRenamed] = useState(false);
  const { isSlow, losesAnswer, isOffline } = useSyncExternalStore(bad.watch, bad.trouble, bad.trouble);
  const stored = useSyncExternalStore(backend.watch, backend.comments, backend.comments);
  const accounts: readonly Person[] = useMemo(
    () => people.map((each) => (isRenamed && each.uid === 'ben' ? { ...each, name: 'Ada' } : each)),
    [isRenamed],
  );

  return (
    <>
      <div className={styles.switches}>
        <fieldset>
          <legend>First tab</legend>
          <Switch name="Slow network" isOn={isSlow} onChange={(isOn) => bad.set({ isSlow: isOn })} />
          <Switch
            name="Lose the next answer"
            isOn={losesAnswer}
            onChange={(isOn) => bad.set({ losesAnswer: isOn })}
          />
          <Switch name="Offline" isOn={isOffline} onChange={(isOn) => bad.set({ isOffline: isOn })} />
        </fieldset>
        <Switch name="Ben renames his account to Ada" isOn={isRenamed} onChange={setRenamed} />
        <button type="button" onClick={reset}>
          Reset
        </button>
      </div>
      <div className={styles.tabs}>
        <Tab name="First tab" accounts={accounts} backend={backend} connection={bad} first="ada" />
        <Tab name="Second tab" accounts={accounts} backend={backend} connection={good} first="ben" />
      </div>
      <Stored comments={stored} />
      <Script backend={backend} />
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
