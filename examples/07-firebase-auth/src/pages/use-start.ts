import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { returnPath, signInPath } from '../return-path.ts';

/** What a link to a form brings along. */
export function useStart() {
  const [search] = useSearchParams();
  const changed = search.get('changed');
  const typed: unknown = useLocation().state?.email;
  const [email, setEmail] = useState(
    changed ?? (typeof typed === 'string' ? typed : ''),
  );
  return {
    email,
    setEmail,
    /** A link to another form. Servers log its URL, so no email is in it. */
    linkTo: (page: string) => ({
      to: signInPath(returnPath(search), page),
      state: { email },
    }),
    /** Whether the person comes from choosing a new password. */
    isChanged: changed !== null,
  };
}
