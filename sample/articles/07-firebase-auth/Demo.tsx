import { useId, useState, useSyncExternalStore } from 'react';
import { createMemoryServer } from '../../../examples/07-firebase-auth/src/memory-server.ts';
import styles from './Demo.module.css';
import { ada, firstAccounts, grace } from './first-accounts.ts';
import { Inbox } from './Inbox.tsx';
import { PageLoad, type Shown } from './PageLoad.tsx';
import { Accounts, Comparison, Timeline } from './Tables.tsx';

/** The example itself on accounts in this page, with a first answer that can be made slow. */
export function Demo() {
  const [run, setRun] = useState(0);
  return (
    <section className={styles.demo} aria-label="Demo: signing in">
      <Browser key={run} reset={() => setRun(run + 1)} />
      <Comparison />
    </section>
  );
}

const designs = ['Three states', 'A boolean'] as const;

function Browser({ reset }: { readonly reset: () => void }) {
  const [server] = useState(() => createMemoryServer(firstAccounts));
  const { accounts, outbox, wrong } = useSyncExternalStore(server.watch, server.stored, server.stored);
  const [design, setDesign] = useState<(typeof designs)[number]>('Three states');
  const [delay, setDelay] = useState(1);
  const [load, setLoad] = useState(0);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const path = shown.at(-1)?.path ?? '/letters/june';
  const id = useId();

  return (
    <>
      <div className={styles.switches}>
        <fieldset>
          <legend>The session is</legend>
          {designs.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}-design`}
                checked={each === design}
                onChange={() => [setDesign(each), setLoad(load + 1)]}
              />
              {each}
            </label>
          ))}
        </fieldset>
        <div className={styles.delay}>
          <label htmlFor={`${id}-delay`}>Delay the first answer</label>
          <input
            id={`${id}-delay`}
            type="range"
            min="0"
            max="3"
            step="0.5"
            value={delay}
            aria-valuetext={`${delay} seconds`}
            onChange={(event) => setDelay(event.target.valueAsNumber)}
          />
          <output htmlFor={`${id}-delay`}>{delay.toFixed(1)} s</output>
        </div>
        <button type="button" onClick={reset}>
          Reset
        </button>
      </div>
      <div className={styles.window}>
        <div className={styles.bar}>
          <button type="button" onClick={() => setLoad(load + 1)}>
            Reload
          </button>
          <code>{path}</code>
        </div>
        <div className={styles.app}>
          <PageLoad
            key={load}
            server={server}
            delay={delay}
            isBoolean={design === 'A boolean'}
            path={path}
            onShow={(next) => setShown((before) => shownAfter(before, next))}
          />
        </div>
      </div>
      <p className={styles.quiet}>
        Ada’s password is <code>{ada.password}</code>. Google’s window always picks {grace}.
      </p>
      <Timeline shown={shown} />
      <div className={styles.panels}>
        <Inbox server={server} outbox={outbox} />
        <Accounts accounts={accounts} wrong={wrong} />
      </div>
    </>
  );
}

/** A new load starts over. What follows within a moment replaces what nobody could have seen. */
function shownAfter(before: readonly Shown[], next: Shown): readonly Shown[] {
  const last = before.at(-1);
  if (last === undefined || next.seconds < last.seconds) return [next];
  const kept = next.seconds - last.seconds < 0.2 ? before.slice(0, -1) : before;
  return [...kept, next].slice(-6);
}
