import type { ReactNode } from 'react';
import styles from './CodeFrame.module.css';
import scroll from './ScrollFrame.module.css';

interface CodeBoxProps {
  readonly name: string;
  readonly isTabStop: boolean;
  readonly children: ReactNode;
}

/** Code that scrolls in a frame, without CodeFrame's bar. */
export function CodeBox({ name, isTabStop, children }: CodeBoxProps) {
  return (
    // biome-ignore lint/a11y: what scrolls has to be within the keyboard's reach, and is neither a landmark nor a form's group.
    <section
      className={`${scroll.frame} ${styles.box}`}
      role="group"
      aria-label={name}
      tabIndex={isTabStop ? 0 : undefined}
      dir="ltr"
    >
      <pre className={styles.code} translate="no">
        {children}
      </pre>
    </section>
  );
}
