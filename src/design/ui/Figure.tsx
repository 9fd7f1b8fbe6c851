import type { ReactNode } from 'react';
import styles from './Figure.module.css';

interface FigureProps {
  readonly caption: string;
  readonly children?: ReactNode;
}

/** A picture in a frame, with its caption below. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.ground}>{children}</div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
