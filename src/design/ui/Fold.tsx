import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Something that only some readers need, collapsed under its title: a provider's console, the solution to an exercise. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
