import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly problem: string | null;
}

/** A labeled input, with what is wrong right below it. */
export function Field({ label, problem, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={input.id ?? id}>{label}</label>
      <input
        id={id}
        dir="auto"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        {...input}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
