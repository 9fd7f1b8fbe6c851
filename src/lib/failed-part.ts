/** A notice that a part of the page could not be loaded. The layout has its text, in the site's language. */
export function failedPart(): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = document.body.dataset.failedPart ?? '';
  return notice;
}
