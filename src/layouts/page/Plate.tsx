import type { ReactNode } from 'react';
import styles from './Plate.module.css';

/** A plate that fills the screen: a drawing on one half, words on the other. */
export function Plate({
  drawing,
  children,
}: {
  readonly drawing?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={`column ${styles.screen}`}>
      <div className={styles.plate}>
        <div className={styles.drawing}>{drawing}</div>
        <div className={styles.words}>{children}</div>
      </div>
    </div>
  );
}
