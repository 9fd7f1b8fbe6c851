import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

type ChoiceProps = ComponentProps<'input'> & { readonly type: 'radio' | 'checkbox' };

/** One answer of several, or something to tick: a native input, drawn as large as a thumb needs. */
export function Choice({ children, className, ...rest }: ChoiceProps) {
  return (
    <label className={[styles.choice, className].filter(Boolean).join(' ')}>
      <input {...rest} className={styles.input} />
      <span className={styles.label}>{children}</span>
    </label>
  );
}
