import { type SubmitEvent, useId, useState } from 'react';
import type { Outcome } from '../account.ts';
import { useAttempt } from '../use-attempt.ts';

interface CredentialsFormProps {
  readonly submit: 'Sign in' | 'Create account';
  /**
   * Tells a password manager whether to fill in the old password or to
   * suggest a new one.
   */
  readonly password: 'current-password' | 'new-password';
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly send: (email: string, password: string) => Promise<Outcome>;
}

export function CredentialsForm({
  submit,
  password: purpose,
  email,
  onEmail,
  send,
}: CredentialsFormProps) {
  const [password, setPassword] = useState('');
  const { busy, problem, run } = useAttempt();
  const id = useId();

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void run(() => send(email.trim(), password));
  }

  return (
    <form onSubmit={onSubmit}>
      <label htmlFor={`${id}-email`}>Email</label>
      <input
        id={`${id}-email`}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <label htmlFor={`${id}-password`}>Password</label>
      <input
        id={`${id}-password`}
        type="password"
        autoComplete={purpose}
        minLength={purpose === 'new-password' ? 8 : undefined}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" className="main" aria-disabled={busy}>
        {busy ? 'One moment…' : submit}
      </button>
    </form>
  );
}
