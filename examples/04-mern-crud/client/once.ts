// #region once
/**
 * Ignores the second click of a double click: another button may have
 * moved under the pointer by then.
 */
export function once(act: () => void) {
  return (click: { readonly detail: number }) => {
    if (click.detail < 2) act();
  };
}
// #endregion once
