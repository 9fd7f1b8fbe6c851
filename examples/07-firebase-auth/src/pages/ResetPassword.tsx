import { Link } from 'react-router';
import type { Account } from '../account.ts';
import { signInPath } from '../return-path.ts';
import { ResetForm } from './ResetForm.tsx';
import { useStart } from './use-start.ts';

export function ResetPassword({ account }: { readonly account: Account }) {
  const { next, email, setEmail } = useStart();
  return (
    <>
      <title>Reset your password</title>
      <h1>Reset your password</h1>
      <ResetForm account={account} email={email} onEmail={setEmail} />
      <p>
        <Link to={signInPath(next, '/sign-in')} state={{ email }}>
          Back to signing in
        </Link>
      </p>
    </>
  );
}
