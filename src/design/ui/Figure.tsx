import type { PropsWithChildren } from 'react';
import styles from './Figure.module.css';

export function Figure({ caption, children }: PropsWithChildren<{ readonly caption: string }>) {
  return (
    <figure className={styles.figure}>
      <div className={styles.ground}>{children}</div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
