import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { returnPath } from '../return-path.ts';

/** What the address of a form brings along. */
export function useStart() {
  const [search] = useSearchParams();
  const changed = search.get('changed');
  const [email, setEmail] = useState(changed ?? search.get('email') ?? '');
  return {
    /** The page to return to. */
    next: returnPath(search),
    /** The email address that was typed in another form. */
    email,
    setEmail,
    /** Whether the person comes from choosing a new password. */
    isChanged: changed !== null,
  };
}
