import type { ReactNode } from 'react';
import styles from './Figure.module.css';

interface FigureProps {
  readonly caption: string;
  /** Lets the picture reach into the margin on wide screens. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** A picture on its ground, with what it says below. */
export function Figure({ caption, wide = false, children }: FigureProps) {
  return (
    <figure className={`${styles.figure} ${wide ? styles.wide : ''}`}>
      <div className={styles.ground}>{children}</div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
