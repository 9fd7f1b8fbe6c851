import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

type ChoiceProps = ComponentProps<'input'> & {
  readonly type: 'radio' | 'checkbox';
  readonly checked: boolean;
};

/** A radio button or a check box: a native input, large enough for a thumb. */
export function Choice({ children, className, checked, ...rest }: ChoiceProps) {
  // On a reload, Firefox restores an earlier choice before React takes over, and React leaves that as it is.
  const restore = (input: HTMLInputElement | null) => {
    if (input) input.checked = checked;
  };
  return (
    <label className={[styles.choice, className].filter(Boolean).join(' ')}>
      <input {...rest} ref={restore} checked={checked} className={styles.input} />
      <span className={styles.label}>{children}</span>
    </label>
  );
}
