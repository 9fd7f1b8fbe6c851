import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

interface ScrollFrameProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly isTabStop?: boolean;
  readonly children: ReactNode;
}

/** Scrolls what is wider than the page, by keyboard too. */
export function ScrollFrame({ name, className = '', isTabStop = true, children }: ScrollFrameProps) {
  return (
    // biome-ignore lint/a11y: the keyboard has to reach what scrolls, which is neither a landmark nor a group of a form.
    <div
      className={`${styles.frame} ${className}`}
      role="group"
      aria-label={name}
      tabIndex={isTabStop ? 0 : undefined}
    >
      {children}
    </div>
  );
}
