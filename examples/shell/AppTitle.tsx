import type { ReactNode } from 'react';
import styles from './AppTitle.module.css';

interface AppTitleProps {
  readonly title: string;
  /** What one can do here. */
  readonly lead: string;
  /** Lines, 1.6 px wide. `data-fill` of a shape is wash, paper or accent; a line on the latter has `data-on`. */
  readonly drawing: ReactNode;
  readonly viewBox: string;
}

export function AppTitle({ title, lead, drawing, viewBox }: AppTitleProps) {
  return (
    <header className={styles.title}>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <svg viewBox={viewBox} aria-hidden="true">
        {drawing}
      </svg>
    </header>
  );
}
