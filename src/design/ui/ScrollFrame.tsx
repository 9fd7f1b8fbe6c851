import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

interface ScrollFrameProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Scrolls what is wider than the page, by keyboard too. */
export function ScrollFrame({ name, className = '', children }: ScrollFrameProps) {
  return (
    // biome-ignore lint/a11y: what scrolls has to be within the keyboard's reach, and is neither a landmark nor a form's group.
    <div className={`${styles.frame} ${className}`} role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
