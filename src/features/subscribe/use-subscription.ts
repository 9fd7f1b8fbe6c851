import { type SubmitEvent, type SyntheticEvent, useState } from 'react';
import { emptyHoneypot } from '#design/ui/Honeypot.tsx';
import { subscribe as words } from '#language';
import type { SiteConfig } from '#site/config.ts';
import { type FieldName, fieldsOf, firstInvalid, type Values, type Variant } from './model.ts';
import { honeypotName, type Status, subscribe } from './subscribe.ts';

/** The fields are the browser's own, so what was typed before this script ran stays. */
export function useSubscription(list: NonNullable<SiteConfig['list']>, variant: Variant) {
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
