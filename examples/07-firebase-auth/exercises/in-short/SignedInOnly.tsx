import { getAuth, onAuthStateChanged, type User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router';

/** Undefined until Firebase knows, null if nobody is signed in. */
function useUser(): User | null | undefined {
  const [user, setUser] = useState<User | null>();
  useEffect(() => onAuthStateChanged(getAuth(), setUser), []);
  return user;
}

export function SignedInOnly() {
  const user = useUser();
  if (user === undefined) return <p>One moment…</p>;
  return user ? <Outlet /> : <Navigate to="/sign-in" replace />;
}
