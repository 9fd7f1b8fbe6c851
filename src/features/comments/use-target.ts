import { useLayoutEffect, useState } from 'react';

/** Puts the keyboard on an element, and brings it into view. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** Follows a target, once what it names is on the page. */
export function useTarget(target: { readonly id: string } | null): void {
  useLayoutEffect(() => {
    if (target) focusOn(target.id);
  }, [target]);
}

/** The element that the page's address names, if that is a comment. */
export interface Named {
  readonly id: string;
  readonly isShown: boolean;
}

/** The comment in the page's address: it is scrolled to once everything is in place, and marked. */
export function useNamed(isInPlace: boolean): Named | null {
  const [named, setNamed] = useState<Named | null>(null);
  // Whoever signs in later is not taken to it again.
  const [hasBeenInPlace, setBeenInPlace] = useState(false);
  if (isInPlace && !hasBeenInPlace) setBeenInPlace(true);
  // Before anything is painted, so that words about it don't push the list down.
  useLayoutEffect(() => {
    if (!hasBeenInPlace) return;
    const follow = () => {
      const id = location.hash.slice(1);
      const element = id.startsWith('comment-') ? document.getElementById(id) : null;
      setNamed(id.startsWith('comment-') ? { id, isShown: element !== null } : null);
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: 'center' });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [hasBeenInPlace]);
  return named;
}
