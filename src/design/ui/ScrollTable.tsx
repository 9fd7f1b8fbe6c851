import type { ReactNode } from 'react';
import { article as words } from '#language';
import { ScrollFrame } from './ScrollFrame.tsx';
import styles from './ScrollTable.module.css';

interface ScrollTableProps {
  /** The heading above it. */
  readonly 'data-title'?: string;
  readonly children?: ReactNode;
}

/** A table in a frame of its own, which scrolls when the page is narrow. */
export function ScrollTable({ 'data-title': title, children }: ScrollTableProps) {
  return (
    <ScrollFrame name={words.table(title)} className={styles.scroll}>
      <table>{children}</table>
    </ScrollFrame>
  );
}
