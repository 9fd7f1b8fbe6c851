// #region guard
export type Wanted = 'posts' | 'new' | 'sign-in';
export type Place = Wanted | 'waiting';

/** Where a person is. `isAuth` is null until Firebase has answered. */
export function guard(wanted: Wanted, isAuth: boolean | null): Place {
  if (wanted === 'posts') return 'posts';
  if (isAuth === null) return 'waiting';
  if (wanted === 'new') return isAuth ? 'new' : 'sign-in';
  return isAuth ? 'posts' : 'sign-in';
}
// #endregion guard
