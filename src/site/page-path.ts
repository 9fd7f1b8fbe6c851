/** The address of a page as readers see it: '/blogpost1.html' → '/blogpost1', '/index.html' → '/'. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';
}
