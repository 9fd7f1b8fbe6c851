import { Link, Outlet, type RouteObject } from 'react-router';
import type { Account } from '../src/account.ts';
import { SignedInOnly, SignedOutOnly } from '../src/guards.tsx';
import type { Letters } from '../src/letters.ts';
import { Header } from '../src/pages/Header.tsx';
import { Letter } from '../src/pages/Letter.tsx';
import { ResetPassword } from '../src/pages/ResetPassword.tsx';
import { SignIn } from '../src/pages/SignIn.tsx';
import { SignUp } from '../src/pages/SignUp.tsx';
import { useFocusKept } from '../src/pages/use-focus-kept.ts';
import { VerifyNotice } from '../src/pages/VerifyNotice.tsx';
import { SessionProvider } from '../src/session.tsx';
import { Home } from './Home.tsx';
import styles from './Letters.module.css';

interface Props {
  readonly account: Account;
}

/** The example's guards and pages around a home page of the app's own. */
export function routesFor(
  account: Account,
  letters: Letters,
): RouteObject[] {
  return [
    {
      element: <Layout account={account} />,
      children: [
        {
          path: 'reset-password',
          element: <ResetPassword account={account} />,
        },
        {
          element: <SignedOutOnly />,
          children: [
            { path: 'sign-in', element: <SignIn account={account} /> },
            { path: 'sign-up', element: <SignUp account={account} /> },
          ],
        },
        {
          element: <SignedInOnly />,
          children: [
            {
              path: 'letters/:month',
              element: <MonthsLetter letters={letters} />,
            },
          ],
        },
        { path: '*', element: <Home /> },
      ],
    },
  ];
}

function Layout({ account }: Props) {
  const page = useFocusKept<HTMLDivElement>();
  return (
    <SessionProvider account={account}>
      <Header account={account} />
      <VerifyNotice account={account} />
      <div ref={page} tabIndex={-1} className={styles.page}>
        <Outlet />
      </div>
    </SessionProvider>
  );
}

function MonthsLetter({ letters }: { readonly letters: Letters }) {
  return (
    <>
      <Letter letters={letters} />
      <p>
        <Link to="/">All letters</Link>
      </p>
    </>
  );
}
