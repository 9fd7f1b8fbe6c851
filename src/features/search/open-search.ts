import { failedPart } from '#lib/failed-part.ts';
import { importAgain } from '#lib/import-again.ts';
import type * as Dialog from './dialog.ts';

/** The search opens, and its code is loaded, when its button or Ctrl+K is pressed, except while the reader is typing. */
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
    const { key, code, altKey } = event;
    // A keyboard with Hebrew or Cyrillic letters has no k, but the key where others have it.
    const isK = key === 'k' || (code === 'KeyK' && key > 'z');
    if (!isK || altKey || !(event.ctrlKey || event.metaKey)) return;
    // The target of a key press is an element.
    if ((event.target as Element).closest('input, textarea, select, [contenteditable], dialog')) return;
    event.preventDefault();
    open();
  });
}
