import { Navigate, Outlet, useSearchParams } from 'react-router';
import { returnPath } from './return-path.ts';
import { useSession } from './session.tsx';

export function SignedInOnly() {
  return null;
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

/** Invisible for the first second; see letters.css. */
function Waiting() {
  return <p className="waiting">One moment…</p>;
}
