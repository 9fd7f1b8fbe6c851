import { useEffect, useLayoutEffect, useState } from 'react';

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

/** The id in the page's address if it names a comment: it is scrolled to once the list is there, and marked. */
export function useMarked(isListed: boolean): string | null {
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    if (!isListed) return;
    const follow = () => {
      const id = location.hash.slice(1);
      const element = id.startsWith('comment-') ? document.getElementById(id) : null;
      setMarked(element ? id : null);
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: 'center' });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [isListed]);
  return marked;
}
