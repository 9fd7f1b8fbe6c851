import type { MouseEvent } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Field } from '#design/ui/Field.tsx';
import { Honeypot } from '#design/ui/Honeypot.tsx';
import { contact as words } from '#language';
import styles from './ContactForm.module.css';
import { honeypot } from './model.ts';
import { accountFields, type Mail, sendFormAddress } from './send-message.ts';
import { type Status, statusText } from './status.ts';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  readonly mail: Mail;
  readonly answer?: string | undefined;
}

/** A message to the owner. Before the script runs, or without it, the browser posts the same fields itself. */
export function ContactForm({ mail, answer }: ContactFormProps) {
  const { form, status, changed, submit } = useContactForm(mail);
  const isSending = status.kind === 'sending';
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={words.form}
      action={sendFormAddress(mail)}
      method="post"
      encType="multipart/form-data"
      // A second press while a message is being sent does nothing, so it asks for no missing fields either.
      noValidate={isSending}
      onInput={changed}
      onSubmit={submit}
    >
      {accountFields(mail).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={words.name} name="from_name" required autoComplete="name" />
      <Field label={words.email} name="reply_to" type="email" required autoComplete="email" />
      <Field label={words.message} name="message" multiline required />
      <Honeypot name={honeypot} />
      <div className={styles.send}>
        <Button type="submit" tone="accent" aria-disabled={isSending} onClick={ignoreSecondClick}>
          {words.send}
        </Button>
        <Notice status={status} answer={answer} />
      </div>
    </form>
  );
}

/** The second click of a double click would ask for the fields again, which a quick answer has already cleared. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

function Notice({ status, answer }: { readonly status: Status } & Pick<ContactFormProps, 'answer'>) {
  const text = statusText(status) ?? answer;
  if (text === undefined) return null;
  return (
    // A new element for each status, so that screen readers read the same alert again.
    <p
      key={status.kind}
      role={status.kind === 'idle' ? undefined : 'alert'}
      className={styles.notice}
      data-kind={status.kind}
      suppressHydrationWarning
    >
      {text}
    </p>
  );
}
