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
    say(button, 'Copied', shownFor.copied);
  } catch {
    getSelection()?.selectAllChildren(code);
    say(button, `Press ${/Mac|iP/.test(navigator.platform) ? '⌘C' : 'Ctrl+C'}`, shownFor.selected);
  }
}

let forget = () => {};

/** Puts words in the place of 'Copy', which is the button's first text: the name of the code follows it. */
function say(button: Element, words: string, milliseconds: number): void {
  forget();
  const text = button.firstChild;
  if (!text) return;
  text.textContent = words;
  status.textContent = button.textContent;
  const timer = setTimeout(() => forget(), milliseconds);
  forget = () => {
    clearTimeout(timer);
    text.textContent = 'Copy';
    status.textContent = '';
    forget = () => {};
  };
}
