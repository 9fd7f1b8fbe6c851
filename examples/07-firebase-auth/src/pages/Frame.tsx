import { Link, Outlet, useNavigate } from 'react-router';
import type { Account } from '../account.ts';
import { SessionProvider, useSession } from '../session.tsx';
import { VerifyNotice } from './VerifyNotice.tsx';

export function Frame({ account }: { readonly account: Account }) {
  return (
    <SessionProvider account={account}>
      <header>
        <Link to="/">Letters to readers</Link>
        <WhoIsHere account={account} />
      </header>
      <VerifyNotice account={account} />
      <main>
        <Outlet />
      </main>
    </SessionProvider>
  );
}

function WhoIsHere({ account }: { readonly account: Account }) {
  const session = useSession();
  const navigate = useNavigate();

  // #region leave
  /**
   * Goes home first, in the same render: otherwise the guard of the current
   * page would redirect to the sign-in form.
   */
  async function leave() {
    await navigate('/', { flushSync: true });
    await account.signOut();
  }
  // #endregion leave

  switch (session.kind) {
    case 'unknown':
      return null;
    case 'signed-out':
      return <Link to="/sign-in">Sign in</Link>;
    case 'signed-in':
      return (
        <span>
          {session.person.email}{' '}
          <button type="button" onClick={leave}>
            Sign out
          </button>
        </span>
      );
  }
}
