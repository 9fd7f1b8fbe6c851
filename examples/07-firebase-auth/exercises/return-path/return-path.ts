const home = '/';

/** A page for signing in, with the page to return to as `next`. */
export function signInPath(wanted: string, page = '/sign-in'): string {
  if (wanted === home) return page;
  return `${page}?${new URLSearchParams({ next: wanted })}`;
}

/** The page to return to, or the home page if that is not on this site. */
export function returnPath(search: URLSearchParams): string {
  throw new Error(`not written yet: ${search}`);
}
