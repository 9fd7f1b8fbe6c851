/** Goes to the comments when the page's address names one, so that they hydrate and can bring that comment into view. */
export function goToNamedComment(): void {
  if (location.hash.startsWith('#comment-')) document.querySelector('[data-comments]')?.scrollIntoView();
}
