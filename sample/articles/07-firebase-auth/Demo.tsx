import '../../../examples/shell/older-browsers.ts';
import { useId, useState, useSyncExternalStore } from 'react';
import { Options } from '#design/demo/Controls.tsx';
import { DemoFrame, Scripted, Unscripted } from '#design/demo/DemoFrame.tsx';
import { Program } from '#design/demo/Program.tsx';
import { Records } from '#design/demo/Records.tsx';
import { createMemoryServer } from '../../../examples/07-firebase-auth/src/memory-server.ts';
import styles from './Demo.module.css';
import { ada, firstAccounts, grace } from './first-accounts.ts';
import { Inbox } from './Inbox.tsx';
import { PageLoad, type Shown } from './PageLoad.tsx';

const newServer = () => createMemoryServer(firstAccounts);
const designs = { states: 'Three states', boolean: 'A boolean' } as const;
type Design = keyof typeof designs;
const firstPath = '/letters/june';
const firstDelay = 1; // second
const sessionNames = { unknown: 'unknown', 'signed-out': 'signed out', 'signed-in': 'signed in' } as const;

/** The example itself on accounts in this page, with a first answer that can be made slow. */
export function Demo() {
  const [server, setServer] = useState(newServer);
  const { accounts, outbox, wrong } = useSyncExternalStore(server.watch, server.stored, server.stored);
  const [design, setDesign] = useState<Design>('states');
  const [delay, setDelay] = useState(firstDelay);
  const [resets, setResets] = useState(0);
  const [loads, setLoads] = useState(0);
  /** Since the page was loaded, the last six. */
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [start, setStart] = useState(firstPath);
  const path = shown.at(-1)?.path ?? start;

  function load(at: string) {
    setStart(at);
    setLoads(loads + 1);
    setShown([]);
  }

  function choose(next: Design) {
    setDesign(next);
    load(path);
  }

  function reset() {
    setServer(newServer);
    setDelay(firstDelay);
    setResets(resets + 1);
    setDesign('states');
    load(firstPath);
  }

  const controls = (
    <>
      <Options legend="The session is" value={design} options={designs} onChoose={choose} />
      <Delay seconds={delay} onChange={setDelay} />
    </>
  );
  const bar = (
    <>
      <button type="button" onClick={() => load(path)}>
        Reload
      </button>
      <code className={styles.path}>{path}</code>
    </>
  );
  return (
    <DemoFrame name="Demo: signing in" controls={controls} onReset={reset}>
      <Scripted>
        <div className={styles.timeline}>
          <Records
            caption="Since the last reload"
            isLog
            columns={['Time', 'Session', 'Address']}
            rows={shown.map(({ seconds, session, path: at }) => [
              `${seconds.toFixed(1)}\u00a0s`,
              sessionNames[session],
              at,
            ])}
          />
        </div>
      </Scripted>
      <Program bar={bar} className={styles.app}>
        <PageLoad
          key={loads}
          server={server}
          delay={delay}
          isBoolean={design === 'boolean'}
          path={start}
          onShow={(next) => setShown((before) => [...before, next].slice(-6))}
        />
      </Program>
      <Inbox
        key={resets}
        server={server}
        outbox={outbox}
        signIn={(email) => load(`/sign-in?${new URLSearchParams({ changed: email })}`)}
      />
      <Scripted>
        <p className={styles.hint}>
          Ada’s password is <code>{ada.password}</code>. Google’s window always picks {grace}.
        </p>
      </Scripted>
      <Scripted>
        <Records
          caption="What is stored"
          columns={['email', 'verified', 'wrong attempts']}
          rows={accounts.map(({ email, verified }) => [email, String(verified), String(wrong[email] ?? 0)])}
        />
      </Scripted>
      <Unscripted>
        <Records
          caption="A signed-in person reloads the page, and Firebase answers after a second"
          columns={['The session is', 'At once', 'After a second']}
          rows={[
            ['a boolean', 'the sign-in form', 'the form is gone, the page is back'],
            ['three states', 'nothing yet', 'the page'],
          ]}
        />
      </Unscripted>
    </DemoFrame>
  );
}

interface DelayProps {
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
}

function Delay({ seconds, onChange }: DelayProps) {
  const id = useId();
  const text = seconds.toFixed(1);
  return (
    <div className={styles.delay}>
      <label htmlFor={id}>Delay the first answer</label>
      <input
        id={id}
        type="range"
        min="0"
        max="3"
        step="0.5"
        value={seconds}
        aria-valuetext={`${text} seconds`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span aria-hidden="true">{`${text} s`}</span>
    </div>
  );
}
