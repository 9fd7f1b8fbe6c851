import { Link, type RouteObject, useParams, useSearchParams } from 'react-router';
import type { Account } from '../../../examples/07-firebase-auth/src/account.ts';
import { SignedInOnly, SignedOutOnly } from '../../../examples/07-firebase-auth/src/guards.tsx';
import { CredentialsForm } from '../../../examples/07-firebase-auth/src/pages/CredentialsForm.tsx';
import { GoogleButton } from '../../../examples/07-firebase-auth/src/pages/GoogleButton.tsx';
import { ResetForm } from '../../../examples/07-firebase-auth/src/pages/ResetForm.tsx';
import { returnPath, signInPath } from '../../../examples/07-firebase-auth/src/return-path.ts';
import styles from './Demo.module.css';

interface Props {
  readonly account: Account;
}

/** The example's pages with headings that fit into an article, around the example's own guards and forms. */
export function pagesFor(account: Account): RouteObject[] {
  return [
    { index: true, element: <Home /> },
    { path: 'reset-password', element: <ResetPassword account={account} /> },
    {
      element: <SignedOutOnly />,
      children: [
        { path: 'sign-in', element: <SignIn account={account} /> },
        { path: 'sign-up', element: <SignUp account={account} /> },
      ],
    },
    { element: <SignedInOnly />, children: [{ path: 'letters/:month', element: <Letter /> }] },
  ];
}

function Home() {
  return (
    <>
      <h2>Letters to readers</h2>
      <p>
        One letter a month, for people with an account: <Link to="/letters/may">May</Link>,{' '}
        <Link to="/letters/june">June</Link>.
      </p>
    </>
  );
}

function Letter() {
  const { month = '' } = useParams();
  return (
    <>
      <h2>
        The letter of {month.charAt(0).toUpperCase()}
        {month.slice(1)}
      </h2>
      <p>Thank you for reading along. Only people who are signed in see this page.</p>
    </>
  );
}

const useNext = () => returnPath(useSearchParams()[0]);

function SignIn({ account }: Props) {
  const next = useNext();
  return (
    <>
      <h2>Sign in</h2>
      <CredentialsForm submit="Sign in" password="current-password" send={account.signIn} />
      <GoogleButton account={account} />
      <p className={styles.links}>
        <Link to={signInPath(next, '/reset-password')}>Forgot your password?</Link> ·{' '}
        <Link to={signInPath(next, '/sign-up')}>Create an account</Link>
      </p>
    </>
  );
}

function SignUp({ account }: Props) {
  const next = useNext();
  return (
    <>
      <h2>Create an account</h2>
      <CredentialsForm submit="Create account" password="new-password" send={account.signUp} />
      <p className={styles.links}>
        <Link to={signInPath(next)}>I have an account</Link>
      </p>
    </>
  );
}

function ResetPassword({ account }: Props) {
  const next = useNext();
  return (
    <>
      <h2>Reset your password</h2>
      <ResetForm account={account} />
      <p className={styles.links}>
        <Link to={signInPath(next)}>Back to signing in</Link>
      </p>
    </>
  );
}
