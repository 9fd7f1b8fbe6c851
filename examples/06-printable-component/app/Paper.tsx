import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface Props {
  readonly book: string;
  readonly child: string;
  readonly children: ReactNode;
}

/** A sheet with its drawing, the same on the screen and on paper. */
export function Paper({ book, child, children }: Props) {
  return (
    <div className={styles.paper}>
      {children}
      <p className={styles.owner}>
        Colored by <span dir="auto">{child || '\u00a0'}</span>
      </p>
      <p className={styles.source}>{`From “${book}” by Wren Sample`}</p>
    </div>
  );
}
