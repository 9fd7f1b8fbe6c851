import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
} from 'react';
import type { Account, Person } from './account.ts';

interface Provided {
  readonly account: Account;
  readonly children: ReactNode;
}

// #region session
/** Unknown until the first answer: 'not yet' must never look like 'no'. */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly person: Person };

const SessionContext = createContext<Session>({ kind: 'unknown' });

export function SessionProvider({ account, children }: Provided) {
  const [session, setSession] = useState<Session>({ kind: 'unknown' });
  useEffect(
    () => account.watch((person) => setSession(sessionOf(person))),
    [account],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  return use(SessionContext);
}

function sessionOf(person: Person | null): Session {
  return person ? { kind: 'signed-in', person } : { kind: 'signed-out' };
}
// #endregion session
