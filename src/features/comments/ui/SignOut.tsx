import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import type { Reader } from '../model.ts';
import type { Outcome } from '../port.ts';
import styles from './CommentArea.module.css';
import { visibleName } from './display-text.ts';

/** Who is signed in here, and the way out. */
export function SignOut({
  reader,
  onSignOut,
}: {
  readonly reader: Reader | null;
  readonly onSignOut: () => Promise<Outcome<void> | undefined>;
}) {
  const [hasFailed, setFailed] = useState(false);
  const signOut = async () => {
    const outcome = await onSignOut();
    setFailed(outcome?.ok === false);
  };
  return (
    <p className={styles.signOut}>
      {reader && (
        <span className={styles.reader}>
          Signed in as <bdi>{visibleName(reader.displayName)}</bdi>
        </span>
      )}
      <Button tone="quiet" onClick={signOut}>
        Sign Out
      </Button>
      {hasFailed && (
        <span role="alert" className={styles.problem}>
          Signing out did not work. Check your connection and try again.
        </span>
      )}
    </p>
  );
}
