import { tag } from '#language';

/**
 * How words in dates are written: in the page's language, as in the reader's region. On a page in 'en' that is 'en-GB' for a Briton. Chromium on
 * a Linux without a locale has 'en-US@posix', which formatters refuse.
 */
export const locale =
  navigator.languages.find((each) => each.startsWith(`${tag}-`) && !each.includes('@')) ?? tag;
