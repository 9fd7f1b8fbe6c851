const home = '/';

/** A page for signing in, with the page to return to as `next`. */
export function signInPath(wanted: string, page = '/sign-in'): string {
  if (wanted === home) return page;
  return `${page}?${new URLSearchParams({ next: wanted })}`;
}

// #region read
/** The page to return to, or the home page if that is not on this site. */
export function returnPath(search: URLSearchParams): string {
  const next = search.get('next') ?? home;
  const here = 'https://here.invalid';
  if (!next.startsWith('/') || !URL.canParse(next, here)) return home;
  const { origin, pathname, search: query, hash } = new URL(next, here);
  // '/x/..//example.com' stays on this origin when it is parsed, and leaves
  // it when it is parsed again.
  if (origin !== here || pathname.startsWith('//')) return home;
  return pathname + query + hash;
}
// #endregion read
