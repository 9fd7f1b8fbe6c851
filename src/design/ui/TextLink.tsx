import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

/** A link in running text. One that leaves the site says so. */
export function TextLink({ href = '', className, ...rest }: ComponentProps<'a'>) {
  const outside = /^https?:/.test(href);
  return (
    <a
      href={href}
      className={[className, outside && styles.outside].filter(Boolean).join(' ') || undefined}
      {...rest}
    />
  );
}
