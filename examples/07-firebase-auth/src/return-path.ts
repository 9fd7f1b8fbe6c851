const fallback = '/';

// #region write
/** The address of the sign-in page, with the way back as `next`. */
export function signInPath(wanted: string, page = '/sign-in'): string {
  return wanted === fallback
    ? page
    : `${page}?${new URLSearchParams({ next: wanted })}`;
}
// #endregion write

// #region read
/**
 * The way back, if it stays on this site. Anyone can write an address, so
 * this one is checked like any other input.
 */
export function returnPath(search: URLSearchParams): string {
  const next = search.get('next') ?? fallback;
  const here = 'https://here.invalid';
  if (!next.startsWith('/') || !URL.canParse(next, here)) return fallback;
  const { origin, pathname, search: query, hash } = new URL(next, here);
  // '/x/..//example.com' stays on this origin when it is parsed, and leaves
  // it when it is parsed again.
  if (origin !== here || pathname.startsWith('//')) return fallback;
  return pathname + query + hash;
}
// #endregion read
