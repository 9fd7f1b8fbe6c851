import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { returnPath } from '../return-path.ts';

/** What a link to a form brings along. */
export function useStart() {
  const [search] = useSearchParams();
  const changed = search.get('changed');
  const typed: unknown = useLocation().state?.email;
  const [email, setEmail] = useState(
    changed ?? (typeof typed === 'string' ? typed : ''),
  );
  return {
    /** The page to return to. */
    next: returnPath(search),
    /** Typed in another form. It isn't in the URL, which servers log. */
    email,
    setEmail,
    /** Whether the person comes from choosing a new password. */
    isChanged: changed !== null,
  };
}
