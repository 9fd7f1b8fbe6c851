import { Link, type RouteObject } from 'react-router';
import type { Account } from './account.ts';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import type { Letters } from './letters.ts';
import { Layout } from './pages/Layout.tsx';
import { Letter } from './pages/Letter.tsx';
import { ResetPassword } from './pages/ResetPassword.tsx';
import { SignIn } from './pages/SignIn.tsx';
import { SignUp } from './pages/SignUp.tsx';

export function routesFor(
  account: Account,
  letters: Letters,
): RouteObject[] {
  return [
    {
      element: <Layout account={account} />,
      children: [
        { index: true, element: <Home /> },
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
              element: <Letter letters={letters} />,
            },
          ],
        },
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}

function Home() {
  return (
    <>
      <title>Letters to readers</title>
      <h1>Letters to readers</h1>
      <p>
        One letter a month, for those who have an account:{' '}
        <Link to="/letters/may">May</Link>,{' '}
        <Link to="/letters/june">June</Link>.
      </p>
    </>
  );
}

function NotFound() {
  return (
    <>
      <title>No such page</title>
      <h1>No such page</h1>
      <p>
        <Link to="/">To the letters</Link>
      </p>
    </>
  );
}
