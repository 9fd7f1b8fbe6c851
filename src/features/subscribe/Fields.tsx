import { Button } from '#design/ui/Button.tsx';
import { Field } from '#design/ui/Field.tsx';
import type { SiteConfig } from '#site/config.ts';
import { honeypotName } from './list-address.ts';
import { type FieldName, type FormKind, fieldsOf } from './model.ts';
import styles from './Subscribe.module.css';

const fieldProps = {
  MERGE1: { label: 'First name', autoComplete: 'given-name' },
  MERGE2: { label: 'Last name', autoComplete: 'family-name' },
  EMAIL: { label: 'Email', type: 'email', autoComplete: 'email' },
} as const satisfies Record<FieldName, object>;

interface FieldsProps {
  readonly kind: FormKind;
  readonly list: SiteConfig['list'];
  readonly invalid: FieldName | undefined;
  readonly isSending: boolean;
}

/** What a person fills in and presses: three fields or one, and the button. */
export function Fields({ kind, list, invalid, isSending }: FieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        {fieldsOf[kind].map((name) => (
          <Field key={name} name={name} required aria-invalid={name === invalid} {...fieldProps[name]} />
        ))}
      </div>
      <div className="hidden-visually" aria-hidden="true">
        <label>
          Leave this empty
          <input name={honeypotName(list)} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" tone="accent" aria-disabled={isSending}>
        Subscribe
      </Button>
    </>
  );
}
