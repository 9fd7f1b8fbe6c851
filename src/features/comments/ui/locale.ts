import { tag } from '#language';

/** How words in dates are written: in the page's language, as in the reader's region. On a page in 'en' that is 'en-GB' for a Briton. */
export const locale = navigator.languages.find((each) => each.startsWith(`${tag}-`)) ?? tag;
