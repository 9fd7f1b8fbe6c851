import { Navigate, Outlet, useSearchParams } from 'react-router';
import { returnPath } from './return-path.ts';
import { useSession } from './session.tsx';

// #region signed-in
export function SignedInOnly() {
  return null;
}
// #endregion signed-in

// #region signed-out
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
// #endregion signed-out

/** Invisible for the first second; see letters.css. */
function Waiting() {
  return (
    <p className="waiting" role="status">
      One moment…
    </p>
  );
}
