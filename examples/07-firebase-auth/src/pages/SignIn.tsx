import { Link, useSearchParams } from 'react-router';
import type { Account } from '../account.ts';
import { returnPath, signInPath } from '../return-path.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';

export function SignIn({ account }: { readonly account: Account }) {
  const next = returnPath(useSearchParams()[0]);
  return (
    <>
      <title>Sign in</title>
      <h1>Sign in</h1>
      <CredentialsForm
        submit="Sign in"
        password="current-password"
        send={account.signIn}
      />
      <GoogleButton account={account} />
      <p>
        <Link to={signInPath(next, '/reset-password')}>
          Forgot your password?
        </Link>{' '}
        · <Link to={signInPath(next, '/sign-up')}>Create an account</Link>
      </p>
    </>
  );
}
