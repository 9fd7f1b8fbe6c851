/** Announces to screen readers that code was copied. */
export const status = document.createElement('p');
status.setAttribute('aria-live', 'polite');
status.className = 'hidden-visually';

/** Tells screen readers which code each button copies, because an article has dozens that all read 'Copy'. */
export function nameCopyButtons(): void {
  for (const button of document.querySelectorAll('.prose [data-copies]')) {
    const name = document.createElement('span');
    name.className = 'hidden-visually';
    name.textContent = button.parentElement?.firstElementChild?.textContent ?? '';
    button.append(' ', name);
  }
}

const shownFor = { copied: 2000, selected: 6000 } as const;

/** Copies the code beside a button, or else the page's address. Code that the browser refuses to copy is selected instead. */
export async function copy(button: Element): Promise<void> {
  const code = button.closest('figure')?.querySelector('code');
  try {
    // Without https, and inside some apps, there is no clipboard at all.
    await navigator.clipboard.writeText(code ? code.textContent : location.origin + location.pathname);
    say(button, button.getAttribute('data-copies') ?? '', shownFor.copied);
  } catch {
    if (code) getSelection()?.selectAllChildren(code);
    const press = button.getAttribute('data-press') ?? '';
    // Each language has its own name for the Ctrl key.
    say(button, /Mac|iP/.test(navigator.platform) ? press.replace(/\S+\+/, '⌘') : press, shownFor.selected);
  }
}

let forget = () => {};

/** Replaces the button's first text for a while. The name of the code comes after it. */
function say(button: Element, words: string, milliseconds: number): void {
  forget();
  const text = button.firstChild;
  if (!text) return;
  const before = text.textContent;
  text.textContent = words;
  status.textContent = button.textContent;
  const timer = setTimeout(() => forget(), milliseconds);
  forget = () => {
    clearTimeout(timer);
    text.textContent = before;
    status.textContent = '';
    forget = () => {};
  };
}
