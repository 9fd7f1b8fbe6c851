import { useState } from 'react';
import type { Account } from '../account.ts';
import { useSession } from '../session.tsx';
import { useAttempt } from '../use-attempt.ts';

// #region notice
/** Asks a signed-in person to verify their address until they have. */
export function VerifyNotice({ account }: { readonly account: Account }) {
  const session = useSession();
  const [sentTo, setSentTo] = useState('');
  const { busy, problem, run } = useAttempt();
  if (session.kind !== 'signed-in' || session.person.verified) return null;
  const { email } = session.person;

  async function send() {
    const outcome = await run(account.sendVerification);
    if (outcome.ok) setSentTo(email);
  }

  return (
    <aside>
      <p role="status">
        {sentTo === email
          ? `We sent another link to ${email}.`
          : `Please open the link that we sent to ${email}.`}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <button type="button" disabled={busy} onClick={send}>
        Send the link again
      </button>
    </aside>
  );
}
// #endregion notice
