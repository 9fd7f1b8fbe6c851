/** The direction in which a language is written, for `dir` in HTML: 'rtl' for 'ar' or 'he'. For the build and the server. */
export const textDirection = (tag: string): 'ltr' | 'rtl' =>
  new Intl.Locale(tag).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
