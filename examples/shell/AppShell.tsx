import { type ReactNode, useState } from 'react';
import styles from './AppShell.module.css';

interface AppShellProps {
  readonly isSaved: boolean;
  readonly startOver: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Around an app: where its data is, and a way back to the beginning. */
export function AppShell(props: AppShellProps) {
  const [round, setRound] = useState(0);

  function startOver() {
    if (!window.confirm('Start over? What you did here is deleted.')) return;
    props.startOver();
    setRound(round + 1);
  }

  return (
    // The frame around it may be in another language.
    <main className={`${styles.app} ${props.className ?? ''}`} lang="en" dir="ltr">
      {/* With a new key, nothing half-typed is left. */}
      <div key={round} className={styles.program}>
        {props.children}
      </div>
      {!props.isSaved && (
        <p role="alert">
          This browser has no room for your last change. It is on this screen only: copy what you need, or
          start over.
        </p>
      )}
      <footer className={styles.foot}>
        <p aria-live="polite">
          {`${round > 0 ? 'You are back at the beginning. ' : ''}What you do here stays in this browser.`}
        </p>
        <button type="button" onClick={startOver}>
          Start over
        </button>
      </footer>
    </main>
  );
}
