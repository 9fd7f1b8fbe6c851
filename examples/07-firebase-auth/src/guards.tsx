import {
  Navigate,
  Outlet,
  useLocation,
  useSearchParams,
} from 'react-router';
import { returnPath, signInPath } from './return-path.ts';
import { useSession } from './session.tsx';

// #region signed-in
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
// #endregion signed-in

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

/** Invisible for the first second; see letters.css. */
function Waiting() {
  return <p className="waiting">One moment…</p>;
}
