import {
  Navigate,
  Outlet,
  useLocation,
  useSearchParams,
} from 'react-router';
import { returnPath, signInPath } from './return-path.ts';
import { useSession } from './session.tsx';

export function SignedInOnly() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  switch (session.kind) {
    case 'unknown':
      return <Waiting />;
    case 'signed-out':
      return <Navigate to={signInPath(pathname + search + hash)} replace />;
    case 'signed-in':
      return <Outlet />;
  }
}

/** For the forms. It takes anyone who signs in to the page they wanted. */
export function SignedOutOnly() {
  const session = useSession();
  const [search] = useSearchParams();
  switch (session.kind) {
    case 'unknown':
      return <Waiting />;
    case 'signed-out':
      return <Outlet />;
    case 'signed-in':
      return <Navigate to={returnPath(search)} replace />;
  }
}

// #region verified
/** For pages that SignedInOnly guards already. */
export function VerifiedOnly() {
  const session = useSession();
  if (session.kind === 'unknown') return <Waiting />;
  if (session.kind === 'signed-in' && session.person.verified)
    return <Outlet />;
  return <p>Verify your address to read this.</p>;
}
// #endregion verified

/** Invisible for the first second; see letters.css. */
function Waiting() {
  return <p className="waiting">One moment…</p>;
}
