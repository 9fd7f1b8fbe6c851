/** The path of a built page: '/index.html' → '/', '/notes/index.html' → '/notes', '/blogpost5.html' → '/blogpost5'. */
export const pagePath = (file: string): string => file.replace(/(\/index)?\.html$/, '') || '/';
