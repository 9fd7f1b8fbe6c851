import { useEffect, useRef } from 'react';
import { Link, Outlet, type RouteObject, useLocation } from 'react-router';
import type { Account } from '../src/account.ts';
import { SignedInOnly, SignedOutOnly } from '../src/guards.tsx';
import { Header } from '../src/pages/Header.tsx';
import { Letter } from '../src/pages/Letter.tsx';
import { ResetPassword } from '../src/pages/ResetPassword.tsx';
import { SignIn } from '../src/pages/SignIn.tsx';
import { SignUp } from '../src/pages/SignUp.tsx';
import { VerifyNotice } from '../src/pages/VerifyNotice.tsx';
import { SessionProvider } from '../src/session.tsx';
import { Home } from './Home.tsx';
import styles from './Letters.module.css';

interface Props {
  readonly account: Account;
}

/** The example's guards and pages around a home page of the app's own. */
export function routesFor(account: Account): RouteObject[] {
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
          children: [{ path: 'letters/:month', element: <MonthsLetter /> }],
        },
        { path: '*', element: <Home /> },
      ],
    },
  ];
}

function Layout({ account }: Props) {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  // What was pressed may be gone with its page, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.focus();
  }, [pathname]);
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

function MonthsLetter() {
  return (
    <>
      <Letter />
      <p>
        <Link to="/">All letters</Link>
      </p>
    </>
  );
}
