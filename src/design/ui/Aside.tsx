import type { ReactNode } from 'react';
import { article as words } from '#language';
import styles from './Aside.module.css';

/** A note in the margin, or a small indented paragraph on narrow screens. It is no landmark, because there may be several. */
export function Aside({ children }: { readonly children?: ReactNode }) {
  return (
    <aside className={styles.aside} role="note" aria-label={words.sideNote}>
      {children}
    </aside>
  );
}
