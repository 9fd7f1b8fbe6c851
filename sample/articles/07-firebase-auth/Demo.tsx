import { useState, useSyncExternalStore } from 'react';
import { createMemoryServer } from '../../../examples/07-firebase-auth/src/memory-server.ts';
import { Controls, type Design } from './Controls.tsx';
import styles from './Demo.module.css';
import { ada, firstAccounts, grace } from './first-accounts.ts';
import { Inbox } from './Inbox.tsx';
import { PageLoad, type Shown } from './PageLoad.tsx';
import { Accounts, Comparison, Timeline } from './Tables.tsx';

const newServer = () => createMemoryServer(firstAccounts);
const firstDelay = 1; // second

/** The example itself on accounts in this page, with a first answer that can be made slow. */
export function Demo() {
  const [server, setServer] = useState(newServer);
  const { accounts, outbox, wrong } = useSyncExternalStore(server.watch, server.stored, server.stored);
  const [design, setDesign] = useState<Design>('Three states');
  const [delay, setDelay] = useState(firstDelay);
  const [resets, setResets] = useState(0);
  const [loads, setLoads] = useState(0);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const path = shown.at(-1)?.path ?? '/letters/june';

  function choose(next: Design) {
    setDesign(next);
    setLoads(loads + 1);
  }

  function reset() {
    setServer(newServer);
    setDelay(firstDelay);
    setShown([]);
    setResets(resets + 1);
    choose('Three states');
  }

  return (
    <section className={styles.demo} aria-label="Demo: signing in">
      <Controls design={design} onDesign={choose} delay={delay} onDelay={setDelay} onReset={reset} />
      <div className={styles.window}>
        <div className={styles.bar}>
          <button type="button" onClick={() => setLoads(loads + 1)}>
            Reload
          </button>
          <code>{path}</code>
        </div>
        <div className={styles.app}>
          <PageLoad
            key={loads}
            load={loads}
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
      <Inbox key={resets} server={server} outbox={outbox} />
      <Timeline shown={shown} />
      <Accounts accounts={accounts} wrong={wrong} />
      <Comparison />
    </section>
  );
}

/** What the page has shown since it was loaded, the last six. */
function shownAfter(before: readonly Shown[], next: Shown): readonly Shown[] {
  return [...before.filter(({ load }) => load === next.load), next].slice(-6);
}
