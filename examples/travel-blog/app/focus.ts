/** Gives the focus to an element that the next picture of the page has. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
