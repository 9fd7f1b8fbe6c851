/** The direction of a language, for `dir` in HTML: 'rtl' for 'ar' or 'he'. Node 22 has a property instead. */
export function textDirection(tag: string): 'ltr' | 'rtl' {
  const locale: Intl.Locale & { readonly textInfo?: Intl.TextInfo } = new Intl.Locale(tag);
  return (locale.getTextInfo?.() ?? locale.textInfo).direction === 'rtl' ? 'rtl' : 'ltr';
}
