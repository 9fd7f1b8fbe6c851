/** The direction of a language, for `dir` in HTML: 'rtl' for 'ar' or 'he'. */
export const textDirection = (tag: string): 'ltr' | 'rtl' =>
  new Intl.Locale(tag).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
