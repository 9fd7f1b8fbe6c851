import type { ReactNode } from 'react';
import styles from './Callout.module.css';

const names = {
  note: 'Note',
  tip: 'Tip',
  mistake: 'A mistake I made',
  warning: 'Careful',
} as const;

interface CalloutProps {
  readonly kind?: keyof typeof names;
  /** Instead of the kind's own name. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A paragraph that stands beside the thread of the text. No landmark: there may be several. */
export function Callout({ kind = 'note', title = names[kind], children }: CalloutProps) {
  return (
    <aside
      className={kind === 'note' ? `${styles.callout} ${styles.note}` : styles.callout}
      role="note"
      aria-label={title}
    >
      <p className={styles.title}>{title}</p>
      {children}
    </aside>
  );
}
