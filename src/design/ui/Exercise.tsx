import type { ReactNode } from 'react';
import styles from './Exercise.module.css';

/** Something to try: a heading, a test that fails, and the solution in a Fold. */
export function Exercise({ children }: { readonly children?: ReactNode }) {
  return (
    <section className={styles.exercise} data-exercise="">
      {children}
    </section>
  );
}
