import { useEffect, useRef, useState } from 'react';
import { draftPrefix, type LocalStore, unsentPrefix } from './local-store.ts';

const kept = [draftPrefix, unsentPrefix];

/** Words for a session that ended without anybody here having asked for it. */
export function useExpiry(store: LocalStore, isAuth: boolean) {
  const [words, setWords] = useState<string | null>(null);
  const was = useRef(isAuth);
  const isAsked = useRef(false);
  useEffect(() => {
    if (was.current && !isAuth && !isAsked.current) {
      const hasText = kept.some((prefix) => store.keys(prefix).length > 0);
      setWords(
        hasText
          ? 'You have been signed out. What you wrote is kept, and comes back when you sign in.'
          : 'You have been signed out.',
      );
    }
    if (isAuth) setWords(null);
    was.current = isAuth;
    isAsked.current = false;
  }, [store, isAuth]);
  return {
    words,
    /** Asks for a sign-out: the session's end, which comes before the answer, is then nothing to tell. */
    async asked<Answer extends { readonly ok: boolean }>(signOut: () => Promise<Answer>): Promise<Answer> {
      isAsked.current = true;
      const outcome = await signOut();
      if (!outcome.ok) isAsked.current = false;
      return outcome;
    },
  };
}
