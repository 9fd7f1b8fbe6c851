import { Link } from 'react-router';
import type { Account } from '../account.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { useStart } from './use-start.ts';

export function SignIn({ account }: { readonly account: Account }) {
  const { linkTo, email, setEmail, isChanged } = useStart();
  return (
    <>
      <title>Sign in</title>
      <h1>Sign in</h1>
      {isChanged && <p>Your password was changed. Sign in with it.</p>}
      <CredentialsForm
        submit="Sign in"
        password="current-password"
        email={email}
        onEmail={setEmail}
        send={account.signIn}
      />
      <GoogleButton account={account} />
      <p>
        <Link {...linkTo('/reset-password')}>Forgot your password?</Link> ·{' '}
        <Link {...linkTo('/sign-up')}>Create an account</Link>
      </p>
    </>
  );
}
