import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SiteConfig } from '#site/config.ts';
import { keepDraft, keepIn, readKept, takeFrom } from './drafts.ts';
import { fieldValue, readMessage, setFieldValue, writeMessage } from './form-values.ts';
import { emptyMessage, honeypot, isEmpty, isPartOf, type Message } from './model.ts';
import type { SendProblem } from './send.ts';
import type { Sending } from './sending.ts';
import { isSentByNobody, sendOnItsWay } from './under-way.ts';

/**
 * The form's conduct. The fields are the browser's own, so what was typed before this script woke up stays; every text
 * is kept in the browser until its message has arrived.
 */
export function useContactForm(mail: SiteConfig['mail']) {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const [keptAside, setKeptAside] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes up.
  useEffect(() => {
    if (!form.current) return;
    const { draft, sending } = readKept();
    const present = readMessage(form.current);
    if (draft && isPartOf(present, draft)) writeMessage(form.current, draft);
    else if (!isEmpty(present)) {
      // Typed before the script came: it stays, and an older draft goes beside it.
      if (draft) keepIn('unsent', draft);
      keepDraft(present);
    }
    setKeptAside(readKept().unsent.length > 0);
    for (const message of sending) void tellOf(message);
  }, []);

  /** Tells of a message that a page was sending when it was left. */
  async function tellOf(message: Message) {
    await isSentByNobody(message);
    if (!form.current || isBusy(form.current)) return;
    if (takeFrom('sending', message)) fail(form.current, message, { kind: 'interrupted' });
  }

  function fail(target: HTMLFormElement, message: Message, problem: SendProblem) {
    setSending({ kind: 'failed', problem, returned: giveBack(target, message) });
    setKeptAside(readKept().unsent.length > 0);
  }

  function changed() {
    if (!form.current) return;
    const draft = readMessage(form.current);
    keepDraft(isEmpty(draft) ? null : draft);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    if (isBusy(target)) return;
    if (fieldValue(target, honeypot) !== '') {
      setFieldValue(target, honeypot, '');
      setSending({ kind: 'suspected' });
      return;
    }
    const message = readMessage(target);
    keepIn('sending', message);
    keepDraft(null);
    writeMessage(target, emptyMessage);
    setBusy(target, true);
    setSending({ kind: 'sending' });
    const outcome = await sendOnItsWay(message, mail);
    setBusy(target, false);
    // Another tab may have told of it, if this page was left and came back.
    const isKept = takeFrom('sending', message);
    if (outcome.ok) setSending({ kind: 'sent' });
    else if (isKept) fail(target, message, outcome.problem);
    else setSending({ kind: 'idle' });
  }

  /** Swaps the newest unsent message with what stands in the form, so that neither is lost. */
  function bringBack() {
    const unsent = readKept().unsent.at(-1);
    if (!form.current || !unsent) return;
    const current = readMessage(form.current);
    takeFrom('unsent', unsent);
    if (!isEmpty(current)) keepIn('unsent', current);
    writeMessage(form.current, unsent);
    keepDraft(unsent);
    setKeptAside(readKept().unsent.length > 0);
    setSending({ kind: 'idle' });
    form.current.querySelector('textarea')?.focus();
  }

  return { form, sending, keptAside, changed, submit, bringBack };
}

/** Puts a message that did not arrive back into the form, or aside where the person has begun something new there. */
function giveBack(form: HTMLFormElement, message: Message): boolean {
  const isFree = isEmpty(readMessage(form));
  if (isFree) {
    writeMessage(form, message);
    keepDraft(message);
  } else keepIn('unsent', message);
  return isFree;
}

// While a message is on its way nothing is validated: a second press sends nothing, so no field is missing. The form itself
// remembers that, because the second press of two may come before anything is rendered.
const isBusy = (form: HTMLFormElement) => form.noValidate;
function setBusy(form: HTMLFormElement, busy: boolean): void {
  form.noValidate = busy;
}
