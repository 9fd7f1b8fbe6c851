import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** A caption or a link at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <div className="column">
        <div className={styles.heading}>
          <h2>{title}</h2>
          {aside && <span className="caption">{aside}</span>}
        </div>
        {children}
      </div>
    </section>
  );
}
