// #region once
/**
 * The second click of a double click is no second wish, even when another
 * button slid under the pointer.
 */
export function once(act: () => void) {
  return (click: { readonly detail: number }) => {
    if (click.detail < 2) act();
  };
}
// #endregion once
