import { type SubmitEvent, type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { SiteConfig } from '#site/config.ts';
import { honeypotName } from './list-address.ts';
import { type FieldName, type FormKind, fieldsOf, firstInvalid, type Values } from './model.ts';
import { nextStatus } from './status.ts';
import { subscribe } from './subscribe.ts';

/**
 * The conduct of both forms. The fields are the browser's own, so what was typed before this script woke up stays.
 * On success the heading takes the focus, since the button that had it is gone.
 */
export function useSubscription(kind: FormKind, list: SiteConfig['list']) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, dispatch] = useReducer(nextStatus, null);
  const [invalid, setInvalid] = useState<FieldName>();
  const isDone = status?.kind === 'success';

  useEffect(() => {
    // From here on the form judges itself, in silence; until then the browser helps.
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    if (status?.kind === 'sending') return;
    const data = new FormData(target);
    const trap = honeypotName(list);
    if (data.get(trap)) {
      clear(inputNamed(target, trap));
      dispatch({ type: 'submitted' });
      dispatch({ type: 'failed', message: suspicion });
      return;
    }
    const values: Values = Object.fromEntries(
      fieldsOf[kind].map((name) => [name, String(data.get(name) ?? '')]),
    );
    const bad = firstInvalid(kind, values);
    setInvalid(bad);
    if (bad) {
      inputNamed(target, bad)?.focus();
      return;
    }
    dispatch({ type: 'submitted' });
    const ending = await subscribe(list, values);
    if (ending.type === 'answered' && ending.result === 'success') {
      for (const name of fieldsOf[kind]) clear(inputNamed(target, name));
    }
    dispatch(ending);
  }

  /** A field that is being mended is no longer marked. */
  function changed(event: SyntheticEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLInputElement && event.target.name === invalid) setInvalid(undefined);
  }

  return { form, heading, status, invalid, submit, changed };
}

const suspicion =
  'This looked as if a program had filled in the form, so nothing was sent. If it was you, press Subscribe again.';

function inputNamed(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

function clear(input: HTMLInputElement | undefined): void {
  if (input) input.value = '';
}
