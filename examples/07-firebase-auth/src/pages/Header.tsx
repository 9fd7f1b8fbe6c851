import { Link, useNavigate } from 'react-router';
import type { Account } from '../account.ts';
import { useSession } from '../session.tsx';

export function Header({ account }: { readonly account: Account }) {
  const session = useSession();
  const navigate = useNavigate();

  // #region leave
  /**
   * Goes home first, in the same render. Otherwise the guard of the current
   * page would redirect to the sign-in form.
   */
  async function leave() {
    await navigate('/', { flushSync: true });
    await account.signOut();
  }
  // #endregion leave

  return (
    <header>
      <Link to="/">Letters to readers</Link>
      {session.kind === 'signed-out' && <Link to="/sign-in">Sign in</Link>}
      {session.kind === 'signed-in' && (
        <span>
          {session.person.email}{' '}
          <button type="button" onClick={leave}>
            Sign out
          </button>
        </span>
      )}
    </header>
  );
}
