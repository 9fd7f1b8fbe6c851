import { Link, useSearchParams } from 'react-router';
import type { Account } from '../account.ts';
import { returnPath, signInPath } from '../return-path.ts';
import { ResetForm } from './ResetForm.tsx';

export function ResetPassword({ account }: { readonly account: Account }) {
  const next = returnPath(useSearchParams()[0]);
  return (
    <>
      <title>Reset your password</title>
      <h1>Reset your password</h1>
      <ResetForm account={account} />
      <p>
        <Link to={signInPath(next)}>Back to signing in</Link>
      </p>
    </>
  );
}
