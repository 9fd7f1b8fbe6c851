import { search as words } from '#language';
import type { SearchPage } from '#site/publish/search-texts.ts';
import styles from './dialog.css?inline';
import { type Found, SearchIndex } from './find.ts';

const dialog = element('dialog', 'search');
const label = element('label', 'search-label', words.label);
const input = element('input', 'search-input');
const status = element('p', 'search-status');
const list = element('ol', 'search-results');

/** Opens the search, with the last search term. */
export function openSearch(): void {
  if (!dialog.isConnected) build();
  if (!dialog.open) dialog.showModal();
  input.select();
  void show();
}

function build(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  const form = element('form', 'search-form');
  const close = element('button', 'search-close', words.close);
  // In a box of type 'search', Escape would only empty it: Safari leaves the dialog open.
  input.enterKeyHint = 'search';
  input.id = 'search-input';
  input.autocomplete = 'off';
  // The search of a pasted article would hold the page up for seconds.
  input.maxLength = 200;
  label.htmlFor = input.id;
  status.setAttribute('aria-live', 'polite');
  dialog.setAttribute('aria-label', words.label);
  // Where browsers support it, a click outside the dialog closes it too.
  dialog.setAttribute('closedby', 'any');
  form.method = 'dialog';
  form.append(label, input, close);
  dialog.append(form, status, list);
  document.body.append(dialog);

  input.addEventListener('input', show);
  // Existing results stay, because one of them may have the focus.
  addEventListener('online', () => dialog.open && !list.hasChildNodes() && show());
  // A link may lead to a heading on this page. Otherwise the search stays, so that Back leads to it, where the browser kept this page.
  list.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')?.pathname === location.pathname) dialog.close();
  });
  dialog.addEventListener('keydown', moveFocus);
  // Orca is silent when an element that it knows is opened again.
  dialog.addEventListener('close', () => document.body.append(dialog));
}

/** The arrow keys move from the box through the results and back; Enter in the box moves to the first result. */
function moveFocus(event: KeyboardEvent): void {
  const isEnter = event.key === 'Enter' && event.target === input;
  const step = event.key === 'ArrowDown' || isEnter ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const stops: readonly HTMLElement[] = [input, ...list.querySelectorAll('a')];
  // The focused target is an element of the page.
  const at = stops.indexOf(event.target as HTMLElement);
  // 229: the key was for an input method. Safari ends the composition before it.
  if (event.isComposing || event.keyCode === 229 || step === 0 || at < 0) return;
  event.preventDefault();
  stops[at + step]?.focus();
}

let loaded: readonly SearchPage[] | undefined;
let indexed: Promise<SearchIndex> | undefined;

async function texts(): Promise<readonly SearchPage[]> {
  if (loaded) return loaded;
  const response = await fetch('/search.json');
  if (!response.ok) throw new Error(`${response.status}`);
  // Made by the same build.
  loaded = (await response.json()) as readonly SearchPage[];
  indexed ??= indexOf(loaded);
  return loaded;
}

/** Indexes a few pages at a time, so that typing isn't held up. */
async function indexOf(pages: readonly SearchPage[]): Promise<SearchIndex> {
  const index = new SearchIndex();
  for (const [at, page] of pages.entries()) {
    if (at % 20 === 19) await new Promise((resolve) => setTimeout(resolve));
    index.add(page);
  }
  return index;
}

async function show(): Promise<void> {
  const term = input.value.trim();
  if (!list.hasChildNodes()) status.textContent = words.searching;
  try {
    const pages = await texts();
    const index = term === '' ? undefined : await indexed;
    if (input.value.trim() !== term) return;
    const { count, best } = index?.find(term) ?? { count: 0, best: pages.map(everything) };
    list.replaceChildren(...best.map(item));
    status.textContent = index ? words.found(count, term, best.length) : words.hint;
  } catch {
    list.replaceChildren();
    status.textContent = navigator.onLine ? words.failed : words.offline;
  }
}

/** What is shown before anything is typed. */
const everything = ({ title, path }: SearchPage): Found => ({
  title,
  sections: [{ heading: title, address: path, excerpt: [] }],
});

/** An article or app: a link to each of its sections that match, with an excerpt. */
function item({ title, sections }: Found): HTMLElement {
  const entry = element('li', 'search-result', '');
  for (const [index, { heading, address, excerpt }] of sections.entries()) {
    const link = element('a', 'search-link', heading);
    link.href = address;
    if (heading !== title && index === 0) link.prepend(element('span', 'search-article', `${title}: `));
    const text = element('p', 'search-excerpt');
    text.append(...excerpt.map(({ text, isMatch }) => (isMatch ? element('mark', '', text) : text)));
    entry.append(link, text);
  }
  return entry;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text: string | null = null,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
