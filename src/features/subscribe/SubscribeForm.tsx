import { Button } from '#design/ui/Button.tsx';
import { Field } from '#design/ui/Field.tsx';
import { Honeypot } from '#design/ui/Honeypot.tsx';
import { subscribe as words } from '#language';
import type { SiteConfig } from '#site/config.ts';
import { type FieldName, fieldsOf, type Variant } from './model.ts';
import { StatusLine } from './StatusLine.tsx';
import { formAddress, honeypotName } from './subscribe.ts';
import { useSubscription } from './use-subscription.ts';

const fieldProps = {
  MERGE1: { label: words.firstName, autoComplete: 'given-name' },
  MERGE2: { label: words.lastName, autoComplete: 'family-name' },
  EMAIL: { label: words.email, type: 'email', autoComplete: 'email' },
} as const satisfies Record<FieldName, object>;

export interface SubscribeProps {
  readonly list: NonNullable<SiteConfig['list']>;
}

interface SubscribeFormProps extends SubscribeProps {
  readonly variant: Variant;
  /** Each variant brings its own, so that a page gets those of one. */
  readonly styles: Readonly<Record<string, string>>;
}

/** The button that had the focus is gone. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** Joins the email list. */
export function SubscribeForm({ list, variant, styles }: SubscribeFormProps) {
  const { form, status, invalid, submit, changed } = useSubscription(list, variant);
  const isFull = variant === 'full';
  const isDone = status?.kind === 'success';
  const Heading = isFull ? 'h1' : 'h3';
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={words.form}
      action={formAddress(list)}
      method="post"
      onInput={changed}
      onSubmit={submit}
      data-sent={isDone}
    >
      <div className={styles.content}>
        {(isFull || isDone) && (
          <Heading ref={isDone ? focus : undefined} tabIndex={-1} className={styles.heading}>
            {isDone ? words.done : words.heading}
          </Heading>
        )}
        {!isDone && (
          <div className={styles.inputs}>
            <div className={styles.fields}>
              {fieldsOf[variant].map((name) => (
                <Field
                  key={name}
                  name={name}
                  required
                  aria-invalid={name === invalid}
                  {...fieldProps[name]}
                />
              ))}
            </div>
            <Honeypot name={honeypotName(list)} />
            <Button type="submit" tone="accent" aria-disabled={status?.kind === 'sending'}>
              {words.submit}
            </Button>
          </div>
        )}
        <StatusLine status={status} />
      </div>
    </form>
  );
}
