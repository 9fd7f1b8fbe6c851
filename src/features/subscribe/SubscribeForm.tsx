import { type SubmitEvent, type SyntheticEvent, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Field } from '#design/ui/Field.tsx';
import { emptyHoneypot, Honeypot } from '#design/ui/Honeypot.tsx';
import { subscribe as words } from '#language';
import type { SiteConfig } from '#site/config.ts';
import { type FieldName, fieldsOf, firstInvalid, type Values, type Variant } from './model.ts';
import statusStyles from './StatusLine.module.css';
import type { SafeMessage } from './safe-message.ts';
import { formAddress, honeypotName, type Status, subscribe } from './subscribe.ts';

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
          <Heading ref={isDone ? focus : undefined} tabIndex={-1} suppressHydrationWarning>
            {isDone ? words.done : words.heading}
          </Heading>
        )}
        {isFull && !isDone && <p suppressHydrationWarning>{words.promise}</p>}
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

/** The fields are the browser's own, so what was typed before this script ran stays. */
function useSubscription(list: SubscribeProps['list'], variant: Variant) {
  const [status, setStatus] = useState<Status>(null);
  const [invalid, setInvalid] = useState<FieldName>();

  /** Validates without the browser's messages from now on; without JavaScript the browser validates. */
  function form(element: HTMLFormElement | null) {
    if (element) element.noValidate = true;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    if (status?.kind === 'sending') return;
    if (emptyHoneypot(target, honeypotName(list))) {
      setStatus({ kind: 'error', message: [words.suspected] });
      return;
    }
    const data = new FormData(target);
    const values: Values = Object.fromEntries(
      fieldsOf[variant].map((name) => [name, String(data.get(name) ?? '')]),
    );
    const bad = firstInvalid(variant, values);
    setInvalid(bad);
    if (bad) {
      target.querySelector<HTMLInputElement>(`[name=${bad}]`)?.focus();
      return;
    }
    setStatus({ kind: 'sending' });
    const ended = await subscribe(list, values);
    if (ended?.kind === 'success') target.reset();
    setStatus(ended);
  }

  /** A field that is being corrected is no longer marked. */
  function changed(event: SyntheticEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLInputElement && event.target.name === invalid) setInvalid(undefined);
  }

  return { form, status, invalid, submit, changed };
}

/** Shows the status. Its element is there from the start, so that screen readers announce a change. */
export function StatusLine({ status }: { readonly status: Status }) {
  const message = status?.kind === 'sending' ? [words.sending] : (status?.message ?? []);
  const isError = status?.kind === 'error';
  return (
    <div className={statusStyles.news} data-news>
      <p
        aria-live="polite"
        className={statusStyles.status}
        data-kind={status?.kind}
        ref={show(isError ? [] : message)}
      />
      {isError && <p role="alert" className={statusStyles.status} data-kind="error" ref={show(message)} />}
    </div>
  );
}

/** Without React, which would fail to remove text that a translating browser has replaced. */
const show = (message: SafeMessage) => (element: HTMLElement | null) => element?.replaceChildren(...message);
