import { failedPart } from '#lib/failed-part.ts';
import { importAgain } from '#lib/import-again.ts';
import type * as Dialog from './dialog.ts';

/** The search opens, and its code is loaded, when its button, `/` or Ctrl+K is pressed, except while the reader is typing. */
export function listenForSearch(): void {
  const button = document.querySelector<HTMLElement>('[data-search]');
  if (!button) return;
  const notice = failedPart();
  notice.className = 'column';
  const open = async () => {
    notice.remove();
    button.setAttribute('aria-busy', 'true');
    try {
      const { openSearch } = await importAgain<typeof Dialog>(button.dataset.search ?? '');
      openSearch();
    } catch {
      button.closest('header')?.append(notice);
    }
    button.removeAttribute('aria-busy');
  };
  button.addEventListener('click', open);
  addEventListener('keydown', (event) => {
    if (event.key !== (event.ctrlKey || event.metaKey ? 'k' : '/') || event.altKey) return;
    // The target of a key press is an element.
    if ((event.target as Element).closest('input, textarea, select, [contenteditable], dialog')) return;
    event.preventDefault();
    open();
  });
}
