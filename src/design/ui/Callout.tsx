import type { ReactNode } from 'react';
import { article as words } from '#language';
import styles from './Callout.module.css';

const names = words.callouts;

interface CalloutProps {
  readonly kind?: keyof typeof names;
  /** Instead of the kind's own name. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A paragraph set apart from the text. It is no landmark, because there may be several. */
export function Callout({ kind = 'note', title = names[kind], children }: CalloutProps) {
  const isQuiet = kind === 'note' || kind === 'checkpoint';
  return (
    <aside
      className={isQuiet ? `${styles.callout} ${styles.note}` : styles.callout}
      role="note"
      aria-label={title}
      data-kind={kind}
    >
      <p className={styles.title}>{title}</p>
      {children}
    </aside>
  );
}

interface CheckpointProps {
  /** The address of the program so far. */
  readonly href?: string;
  readonly children?: ReactNode;
}

/** What the reader should see now: words, a picture, or a command and its answer. */
export function Checkpoint({ href, children }: CheckpointProps) {
  return (
    <Callout kind="checkpoint">
      {children}
      {href !== undefined && (
        <p>
          <a href={href} download="">
            {words.downloadSoFar}
          </a>
        </p>
      )}
    </Callout>
  );
}
