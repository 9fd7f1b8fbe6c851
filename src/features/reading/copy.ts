/** What copying says to those who don't see the button. Empty until there is something to say. */
export const status = document.createElement('p');
status.setAttribute('role', 'status');
status.className = 'hidden-visually';

/** Says to screen readers which code each button copies: an article has dozens that all read 'Copy'. */
export function nameCopyButtons(): void {
  for (const button of document.querySelectorAll('.prose [data-copies]')) {
    const name = document.createElement('span');
    name.className = 'hidden-visually';
    name.textContent = button.previousElementSibling?.textContent ?? '';
    button.append(' ', name);
  }
}

const shownFor = { copied: 2000, selected: 6000 } as const;

/** Copies the code that the button stands over. Where the browser refuses, the code is selected and the reader's keys copy it. */
export async function copy(button: Element): Promise<void> {
  const code = button.closest('figure')?.querySelector('code');
  if (!code) return;
  try {
    // Without https, and inside some apps, there is no clipboard at all.
    await navigator.clipboard.writeText(code.textContent);
    say(button, button.getAttribute('data-copies') ?? '', shownFor.copied);
  } catch {
    getSelection()?.selectAllChildren(code);
    const keys = /Mac|iP/.test(navigator.platform) ? '⌘C' : 'Ctrl+C';
    say(button, `${button.getAttribute('data-press')} ${keys}`, shownFor.selected);
  }
}

let forget = () => {};

/** Puts words in the place of the button's first text for a while. The name of the code follows it. */
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
