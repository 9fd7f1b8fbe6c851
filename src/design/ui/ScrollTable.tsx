import type { ReactNode } from 'react';
import styles from './ScrollTable.module.css';

interface ScrollTableProps {
  /** The heading above it. */
  readonly 'data-title'?: string;
  readonly children?: ReactNode;
}

/** A table in a frame of its own, which scrolls when the page is narrow. */
export function ScrollTable({ 'data-title': title, children }: ScrollTableProps) {
  const name = title === undefined ? 'Table' : `Table: ${title}`;
  return (
    // biome-ignore lint/a11y: what scrolls has to be within the keyboard's reach, and is neither a landmark nor a form's group.
    <div className={styles.scroll} role="group" aria-label={name} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
