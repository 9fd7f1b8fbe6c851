/** Says in the page's own words, from the layout, that a part of it could not be loaded. */
export function failedPart(): HTMLElement {
  const notice = document.createElement('p');
  notice.role = 'status';
  notice.textContent = document.body.dataset.failedPart ?? '';
  return notice;
}
