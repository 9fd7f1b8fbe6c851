import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { emptyHoneypot } from '#design/ui/Honeypot.tsx';
import { parseJson } from '#lib/parse.ts';
import { z } from '#lib/schema.ts';
import { browserStorage } from '#lib/stored.ts';
import { contactKey } from '#site/storage-keys.ts';
import { emptyMessage, fieldNames, honeypot, type Message, merged, messageSchema } from './model.ts';
import { type Mail, sendMessage, timeoutMs } from './send-message.ts';
import type { Status } from './status.ts';

const idle: Status = { kind: 'idle' };
const storedSchema = z.object({
  draft: messageSchema,
  /** The message that is being sent, and since when, in milliseconds since 1970. */
  pending: z.nullable(z.object({ message: messageSchema, since: z.number() })),
});
const stored = () =>
  parseJson(storedSchema, browserStorage.get(contactKey)) ?? { draft: emptyMessage, pending: null };
const pendingSince = () => stored().pending?.since ?? null;

/** By then the page that sends a message has stored the answer, or was closed. */
const unknownAfterMs = timeoutMs + 1000;

// Sending makes the draft the pending message. Success deletes that, and anything else makes it the draft again.
/** The form shows the stored draft, in every tab. Its fields are uncontrolled, so text that was typed before this script ran stays. */
export function useContactForm(mail: Mail) {
  const form = useRef<HTMLFormElement>(null);
  const since = useSyncExternalStore(browserStorage.watch, pendingSince, () => null);
  const [result, setResult] = useState(idle);

  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    keepDraft(merged(stored().draft, readMessage(fields)));
    const show = () => {
      writeMessage(fields, stored().draft);
      // The result of an earlier message says nothing about this one, which another tab may be sending.
      if (stored().pending) setResult(idle);
    };
    show();
    return browserStorage.watch(show);
  }, []);

  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(
      () => {
        giveBack();
        setResult({ kind: 'failed', problem: { kind: 'unknown' } });
      },
      // Not later, even if the clock was set back since.
      unknownAfterMs - Math.max(0, Date.now() - since),
    );
    return () => clearTimeout(timer);
  }, [since]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    if (pendingSince() !== null) return;
    if (emptyHoneypot(fields, honeypot)) {
      setResult({ kind: 'suspected' });
      return;
    }
    const message = readMessage(fields);
    write(emptyMessage, { message, since: Date.now() });
    const outcome = await sendMessage(message, mail);
    // A page that is being left may fail its requests first. It is gone before the pause ends, so it records no such failure.
    if (!outcome.ok) await new Promise((resolve) => setTimeout(resolve, 300));
    if (outcome.ok) write(stored().draft, null);
    else giveBack();
    setResult(outcome.ok ? { kind: 'sent' } : { kind: 'failed', problem: outcome.problem });
  }

  const status: Status = since === null ? result : { kind: 'sending' };
  return { form, status, submit, changed: () => form.current && keepDraft(readMessage(form.current)) };
}

function keepDraft(draft: Message): void {
  write(draft, stored().pending);
}

function giveBack(): void {
  const { draft, pending } = stored();
  if (pending) write(merged(pending.message, draft), null);
}

function write(draft: Message, pending: z.infer<typeof storedSchema>['pending']): void {
  const isEmpty = fieldNames.every((name) => draft[name] === '');
  if (isEmpty && pending === null) browserStorage.remove(contactKey);
  else browserStorage.set(contactKey, JSON.stringify({ draft, pending }));
}

function readMessage(form: HTMLFormElement): Message {
  return messageSchema.parse(Object.fromEntries(new FormData(form)));
}

function writeMessage(form: HTMLFormElement, message: Message): void {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    // Writing the same text again would move the caret.
    if (isTyped && field.value !== message[name]) field.value = message[name];
  }
}
