import { Link, useSearchParams } from 'react-router';
import type { Account } from '../account.ts';
import { returnPath, signInPath } from '../return-path.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';

export function SignUp({ account }: { readonly account: Account }) {
  const next = returnPath(useSearchParams()[0]);
  return (
    <>
      <title>Create an account</title>
      <h1>Create an account</h1>
      <CredentialsForm
        submit="Create account"
        password="new-password"
        send={account.signUp}
      />
      <GoogleButton account={account} />
      <p>
        <Link to={signInPath(next)}>I have an account</Link>
      </p>
    </>
  );
}
