import { Link } from 'react-router';
import type { Account } from '../account.ts';
import { ResetForm } from './ResetForm.tsx';
import { useStart } from './use-start.ts';

export function ResetPassword({ account }: { readonly account: Account }) {
  const { linkTo, email, setEmail } = useStart();
  return (
    <>
      <title>Reset your password</title>
      <h1>Reset your password</h1>
      <ResetForm account={account} email={email} onEmail={setEmail} />
      <p>
        <Link {...linkTo('/sign-in')}>Back to signing in</Link>
      </p>
    </>
  );
}
