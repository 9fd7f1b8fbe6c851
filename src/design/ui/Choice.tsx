import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

type ChoiceProps = ComponentProps<'input'> & { readonly type: 'radio' | 'checkbox' };

/** A radio button or a check box: a native input, large enough for a thumb. */
export function Choice({ children, className, ...rest }: ChoiceProps) {
  return (
    <label className={[styles.choice, className].filter(Boolean).join(' ')}>
      <input {...rest} className={styles.input} />
      <span className={styles.label}>{children}</span>
    </label>
  );
}
