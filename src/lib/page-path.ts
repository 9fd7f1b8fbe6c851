/** The path of a built page: '/index.html' → '/', '/notes/index.html' → '/notes', '/blogpost5.html' → '/blogpost5'. */
export const pagePath = (file: string): string => file.replace(/(\/index)?\.html$/, '') || '/';

/** One path for every way to write it: '/notes/', '/notes.html' and '/notes/index.html' are '/notes'. */
export const plainPath = (path: string): string => pagePath(path).replace(/\/$/, '') || '/';

/** An address of an earlier site. One with '..' could lead out of the folder that `npm run hosting` writes. */
export const oldPathPattern = /^\/(?!(.*\/)?\.\.?(\/|$))[^/?#*%\\][^?#*%\\]*$/;

/** What the address of an article or a page looks like. firebase/firestore.rules has the same length and pattern. */
export const maxPathLength = 200;
export const pathPattern = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
