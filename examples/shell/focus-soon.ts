/** Gives the focus to the element that has this id after the next render. */
export function focusSoon(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus());
}
