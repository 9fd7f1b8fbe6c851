import { Link, Outlet, useNavigate } from 'react-router';
import type { Account } from '../account.ts';
import { SessionProvider, useSession } from '../session.tsx';

export function Frame({ account }: { readonly account: Account }) {
  return (
    <SessionProvider account={account}>
      <header>
        <Link to="/">Letters to readers</Link>
        <WhoIsHere account={account} />
      </header>
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
   * Home first, and shown at once: the guard of the page that one leaves
   * would offer to sign in again.
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
