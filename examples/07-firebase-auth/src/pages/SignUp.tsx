import { Link } from 'react-router';
import type { Account } from '../account.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { useStart } from './use-start.ts';

export function SignUp({ account }: { readonly account: Account }) {
  const { linkTo, email, setEmail } = useStart();
  return (
    <>
      <title>Create an account</title>
      <h1>Create an account</h1>
      <CredentialsForm
        submit="Create account"
        password="new-password"
        email={email}
        onEmail={setEmail}
        send={account.signUp}
      />
      <GoogleButton account={account} />
      <p>
        <Link {...linkTo('/sign-in')}>I have an account</Link>
      </p>
    </>
  );
}
