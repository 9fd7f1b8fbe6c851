import type { ComponentProps, CSSProperties, ReactNode } from 'react';
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
    <ScrollFrame name={words.table(title)} className={styles.table}>
      <table>{children}</table>
    </ScrollFrame>
  );
}

type FromMarkdown<Tag extends 'td' | 'th'> = Omit<ComponentProps<Tag>, 'style'> & {
  readonly style?: CSSProperties | string;
};

/** Markdown aligns cells by a style attribute, which the site's policy forbids; here it becomes a class. */
function aligned(style: CSSProperties | string | undefined): string | undefined {
  const text = typeof style === 'string' ? style : `text-align:${style?.textAlign ?? ''}`;
  const side = /text-align:\s*(right|center)/.exec(text)?.[1];
  return side && styles[side];
}

export function Cell({ style, ...rest }: FromMarkdown<'td'>) {
  return <td className={aligned(style)} {...rest} />;
}

export function HeadCell({ style, ...rest }: FromMarkdown<'th'>) {
  return <th scope="col" className={aligned(style)} {...rest} />;
}
