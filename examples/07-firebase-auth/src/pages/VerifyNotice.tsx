import { useState } from 'react';
import type { Account } from '../account.ts';
import { useSession } from '../session.tsx';
import { useAttempt } from '../use-attempt.ts';

/** Asks signed-in people to verify their address until they have. */
export function VerifyNotice({ account }: { readonly account: Account }) {
  const session = useSession();
  if (session.kind !== 'signed-in' || session.person.verified) return null;
  const { email } = session.person;
  return <Notice key={email} account={account} email={email} />;
}

interface NoticeProps {
  readonly account: Account;
  readonly email: string;
}

// #region notice
function Notice({ account, email }: NoticeProps) {
  const [lead, setLead] = useState('Please open the link');
  const { busy, problem, run } = useAttempt();

  async function check() {
    const asked = await run(account.refresh);
    if (asked) setLead('Not verified yet. Please open the link');
  }

  async function send() {
    const sent = await run(account.sendVerification);
    if (sent) setLead('Please open the new link');
  }

  return (
    <aside>
      <p aria-live="polite">{`${lead} that we sent to ${email}.`}</p>
      {problem && <p role="alert">{problem}</p>}
      <button type="button" aria-disabled={busy} onClick={check}>
        I opened it
      </button>{' '}
      <button type="button" aria-disabled={busy} onClick={send}>
        Send another
      </button>
    </aside>
  );
}
// #endregion notice
