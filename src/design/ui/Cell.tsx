import type { ComponentProps, CSSProperties } from 'react';
import styles from './ScrollTable.module.css';

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
