import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SiteConfig } from '#site/config.ts';
import { dropUnsent, keepDraft, keepUnsent, readKept } from './drafts.ts';
import { fieldValue, readMessage, setFieldValue, writeMessage } from './form-values.ts';
import { emptyMessage, honeypot, isEmpty, isSame, type Message } from './model.ts';
import { sendMessage } from './send.ts';
import type { Sending } from './sending.ts';

/**
 * The form's conduct. The fields are the browser's own, so what was typed before this script woke up stays; every text
 * is kept in the browser until its message has arrived.
 */
export function useContactForm(mail: SiteConfig['mail']) {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const [keptAside, setKeptAside] = useState(false);

  useEffect(() => {
    if (!form.current) return;
    const { draft, unsent } = readKept();
    const typed = readMessage(form.current);
    if (!isEmpty(typed)) {
      // Typed before the script came: it stays, and an older draft goes beside it.
      if (draft && !isSame(draft, typed)) keepUnsent(draft);
      keepDraft(typed);
    } else if (draft) writeMessage(form.current, draft);
    if (unsent.length > 0)
      setSending({ kind: 'interrupted', returned: giveBack(form.current, unsent.at(-1)) });
    setKeptAside(readKept().unsent.length > 0);
  }, []);

  function changed() {
    if (!form.current) return;
    const draft = readMessage(form.current);
    keepDraft(isEmpty(draft) ? null : draft);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    if (sending.kind === 'sending') return;
    if (fieldValue(target, honeypot) !== '') {
      setFieldValue(target, honeypot, '');
      setSending({ kind: 'suspected' });
      return;
    }
    const message = readMessage(target);
    keepUnsent(message);
    keepDraft(null);
    writeMessage(target, emptyMessage);
    setSending({ kind: 'sending' });
    const outcome = await sendMessage(message, mail);
    if (outcome.ok) {
      dropUnsent(message);
      setSending({ kind: 'sent' });
    } else setSending({ kind: 'failed', problem: outcome.problem, returned: giveBack(target, message) });
    setKeptAside(readKept().unsent.length > 0);
  }

  /** Swaps the newest unsent message with what stands in the form, so that neither is lost. */
  function bringBack() {
    const unsent = readKept().unsent.at(-1);
    if (!form.current || !unsent) return;
    const current = readMessage(form.current);
    writeMessage(form.current, emptyMessage);
    giveBack(form.current, unsent);
    if (!isEmpty(current)) keepUnsent(current);
    setKeptAside(readKept().unsent.length > 0);
    setSending({ kind: 'idle' });
    form.current.querySelector('textarea')?.focus();
  }

  return { form, sending, keptAside, changed, submit, bringBack };
}

/** Puts a message that did not arrive back into the form, unless the person has begun something new there. */
function giveBack(form: HTMLFormElement, message: Message | undefined): boolean {
  if (!message || !isEmpty(readMessage(form))) return false;
  writeMessage(form, message);
  keepDraft(message);
  dropUnsent(message);
  return true;
}
