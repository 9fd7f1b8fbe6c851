import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

interface Words {
  readonly label: string;
  /** One short line under the label. */
  readonly hint?: string | undefined;
  /** What is wrong, and how to put it right. Marks the field invalid. */
  readonly error?: string | undefined;
}
type InputProps = Words & { readonly multiline?: false } & ComponentProps<'input'>;
type TextareaProps = Words & { readonly multiline: true } & ComponentProps<'textarea'>;

/** A labelled text box: an input, or with `multiline` a textarea. Hint and error are tied to it for screen readers. */
export function Field(props: InputProps | TextareaProps) {
  const id = useId();
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean);
  const wiring = {
    id,
    className: styles.box,
    'aria-describedby': described.join(' ') || undefined,
    // Not undefined: Firefox tells screen readers that an empty required box is invalid before anyone has typed.
    'aria-invalid': props.error ? true : (props['aria-invalid'] ?? false),
  };
  return (
    <div className={styles.field}>
      {/* If the browser translates it before the script runs, React keeps the field, and what is typed into it. */}
      <label htmlFor={id} className={styles.label} suppressHydrationWarning>
        {props.label}
      </label>
      {props.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {props.hint}
        </p>
      )}
      {props.multiline ? (
        <textarea rows={4} {...own(props)} {...wiring} />
      ) : (
        <input {...own(props)} {...wiring} />
      )}
      {props.error && (
        <p id={`${id}-error`} className={styles.error}>
          {props.error}
        </p>
      )}
    </div>
  );
}

/** What belongs to the element itself. */
function own<Props extends Words & { readonly multiline?: boolean }>(props: Props) {
  const { label, hint, error, multiline, ...rest } = props;
  return rest;
}
