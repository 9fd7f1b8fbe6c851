import type { MouseEvent } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Field } from '#design/ui/Field.tsx';
import type { SiteConfig } from '#site/config.ts';
import styles from './ContactForm.module.css';
import { honeypot } from './model.ts';
import { wordsFor } from './sending.ts';
import { useContactForm } from './use-contact-form.ts';
import { accountFields, sendFormAddress } from './wire.ts';

/** A message to the owner. Before the script comes, or without it, the browser posts the same fields itself. */
export function ContactForm({ mail }: { readonly mail: SiteConfig['mail'] }) {
  const { form, sending, keptAside, changed, submit, bringBack } = useContactForm(mail);
  const busy = sending.kind === 'sending';
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Contact"
      action={sendFormAddress(mail)}
      method="post"
      encType="multipart/form-data"
      onInput={changed}
      onSubmit={submit}
    >
      {accountFields(mail).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Name" name="from_name" required autoComplete="name" />
      <Field label="Email" name="reply_to" type="email" required autoComplete="email" />
      <Field label="Message" name="message" multiline required autoComplete="off" />
      <div className="hidden-visually" aria-hidden="true">
        <label>
          Leave this empty
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.send}>
        <Button type="submit" tone="accent" aria-disabled={busy} onClick={once}>
          Send
        </Button>
        {keptAside && !busy && <Button onClick={bringBack}>Bring back the unsent message</Button>}
        <Notice kind={sending.kind} words={wordsFor(sending)} />
      </div>
    </form>
  );
}

/** The second click of a double click would ask for what the first one has sent, if the answer is quick. */
function once(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

function Notice({ kind, words }: { readonly kind: string; readonly words: string | undefined }) {
  if (words === undefined) return null;
  return (
    // A new element for each kind of news, so that the same role speaks again.
    <p key={kind} role={kind === 'sending' ? 'status' : 'alert'} className={styles.notice} data-kind={kind}>
      {words}
    </p>
  );
}
