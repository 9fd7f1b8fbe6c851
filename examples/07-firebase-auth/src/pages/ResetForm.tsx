import { type SubmitEvent, useId, useState } from 'react';
import type { Account } from '../account.ts';
import { useAttempt } from '../use-attempt.ts';

interface ResetFormProps {
  readonly account: Account;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

export function ResetForm({ account, email, onEmail }: ResetFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, problem, run } = useAttempt();
  const id = useId();

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const address = email.trim();
    const sent = await run(() => account.sendReset(address));
    if (sent) setSentTo(address);
  }

  return (
    <>
      <form onSubmit={onSubmit}>
        <label htmlFor={id}>Email</label>
        <input
          id={id}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
        {problem && <p role="alert">{problem}</p>}
        <button type="submit" className="main" aria-disabled={busy}>
          {busy ? 'One moment…' : 'Send the email'}
        </button>
      </form>
      <p aria-live="polite">
        {sentTo !== null &&
          `If ${sentTo} has an account here, an email with a link is on its way. Look in the spam folder too.`}
      </p>
    </>
  );
}
