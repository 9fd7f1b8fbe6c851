import type { ReactNode } from 'react';
import styles from './CodeFrame.module.css';
import { ScrollFrame } from './ScrollFrame.tsx';

interface CodeBoxProps {
  readonly name: string;
  readonly isTabStop: boolean;
  readonly children: ReactNode;
}

/** Code that scrolls in a frame, without CodeFrame's bar. */
export function CodeBox({ name, isTabStop, children }: CodeBoxProps) {
  return (
    <div className={styles.frame}>
      <ScrollFrame name={name} className={styles.scroll} isTabStop={isTabStop}>
        <pre className={styles.code} translate="no">
          {children}
        </pre>
      </ScrollFrame>
    </div>
  );
}
