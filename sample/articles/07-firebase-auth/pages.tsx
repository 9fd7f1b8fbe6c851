import { Link, type RouteObject, useParams } from 'react-router';
import type { Account } from '../../../examples/07-firebase-auth/src/account.ts';
import { SignedInOnly, SignedOutOnly } from '../../../examples/07-firebase-auth/src/guards.tsx';
import type { Letters } from '../../../examples/07-firebase-auth/src/letters.ts';
import { CredentialsForm } from '../../../examples/07-firebase-auth/src/pages/CredentialsForm.tsx';
import { GoogleButton } from '../../../examples/07-firebase-auth/src/pages/GoogleButton.tsx';
import { LetterText } from '../../../examples/07-firebase-auth/src/pages/LetterText.tsx';
import { ResetForm } from '../../../examples/07-firebase-auth/src/pages/ResetForm.tsx';
import { useStart } from '../../../examples/07-firebase-auth/src/pages/use-start.ts';
import styles from './Demo.module.css';

interface Props {
  readonly account: Account;
}

/** The example's pages with headings that fit into an article, around the example's own guards and forms. */
export function pagesFor(account: Account, letters: Letters): RouteObject[] {
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
    {
      element: <SignedInOnly />,
      children: [{ path: 'letters/:month', element: <Letter letters={letters} /> }],
    },
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

function Letter({ letters }: { readonly letters: Letters }) {
  const { month = '' } = useParams();
  return (
    <>
      <h2>
        The letter of {month.charAt(0).toUpperCase()}
        {month.slice(1)}
      </h2>
      <LetterText key={month} letters={letters} month={month} />
    </>
  );
}

function SignIn({ account }: Props) {
  const { linkTo, email, setEmail, isChanged } = useStart();
  return (
    <>
      <h2>Sign in</h2>
      {isChanged && <p>Your password was changed. Sign in with it.</p>}
      <CredentialsForm
        submit="Sign in"
        password="current-password"
        email={email}
        onEmail={setEmail}
        send={account.signIn}
      />
      <GoogleButton account={account} />
      <p className={styles.links}>
        <Link {...linkTo('/reset-password')}>Forgot your password?</Link> ·{' '}
        <Link {...linkTo('/sign-up')}>Create an account</Link>
      </p>
    </>
  );
}

function SignUp({ account }: Props) {
  const { linkTo, email, setEmail } = useStart();
  return (
    <>
      <h2>Create an account</h2>
      <CredentialsForm
        submit="Create account"
        password="new-password"
        email={email}
        onEmail={setEmail}
        send={account.signUp}
      />
      <p className={styles.links}>
        <Link {...linkTo('/sign-in')}>I have an account</Link>
      </p>
    </>
  );
}

function ResetPassword({ account }: Props) {
  const { linkTo, email, setEmail } = useStart();
  return (
    <>
      <h2>Reset your password</h2>
      <ResetForm account={account} email={email} onEmail={setEmail} />
      <p className={styles.links}>
        <Link {...linkTo('/sign-in')}>Back to signing in</Link>
      </p>
    </>
  );
}
