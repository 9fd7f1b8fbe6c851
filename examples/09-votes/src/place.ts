// #region guard
export type Place = 'posts' | 'new' | 'sign-in';

/** Where a person is, given where they want to be. */
export function guard(wanted: Place, isAuth: boolean): Place {
  if (wanted === 'new' && !isAuth) return 'sign-in';
  if (wanted === 'sign-in' && isAuth) return 'posts';
  return wanted;
}
// #endregion guard
