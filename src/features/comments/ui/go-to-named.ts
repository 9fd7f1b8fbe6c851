/** Scrolls to the comments if the page's address names one, so that they hydrate and can find it. */
export function goToNamedComment(): void {
  if (location.hash.startsWith('#comment-')) document.querySelector('[data-comments]')?.scrollIntoView();
}
