import { type SubmitEvent, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Account } from '../account.ts';
import { returnPath, signInPath } from '../return-path.ts';
import { useAttempt } from '../use-attempt.ts';

export function ResetPassword({ account }: { readonly account: Account }) {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, problem, run } = useAttempt();
  const next = returnPath(useSearchParams()[0]);
  const id = useId();

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const address = email.trim();
    const outcome = await run(() => account.sendReset(address));
    if (outcome.ok) setSentTo(address);
  }

  return (
    <>
      <title>Reset your password</title>
      <h1>Reset your password</h1>
      <form onSubmit={onSubmit}>
        <label htmlFor={id}>E-mail</label>
        <input
          id={id}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {problem && <p role="alert">{problem}</p>}
        <button type="submit" className="main" disabled={busy}>
          {busy ? 'One moment…' : 'Send the e-mail'}
        </button>
      </form>
      <p role="status">
        {/* #region sent */}
        {sentTo !== null &&
          `If ${sentTo} has an account here, an e-mail with a link is on its way. Look in the spam folder too.`}
        {/* #endregion sent */}
      </p>
      <p>
        <Link to={signInPath(next)}>Back to signing in</Link>
      </p>
    </>
  );
}
