import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** Around a numbered list: each step with its number on the line that joins them. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
