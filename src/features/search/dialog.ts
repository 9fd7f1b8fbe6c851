import { search as words } from '#language';
import styles from './dialog.css?inline';
import { type Found, loadWhole, pagefind } from './pagefind.ts';
import { isRelevant } from './relevance.ts';

/** How many articles are shown. */
const most = 10;

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
  input.type = 'search';
  input.id = 'search-input';
  input.autocomplete = 'off';
  label.htmlFor = input.id;
  status.role = 'status';
  list.ariaLabel = words.results;
  dialog.ariaLabel = words.label;
  // Where browsers support it, a click outside the dialog closes it too.
  dialog.setAttribute('closedby', 'any');
  form.method = 'dialog';
  form.append(label, input, close);
  dialog.append(form, status, list);
  document.body.append(dialog);

  input.addEventListener('input', show);
  // Existing results stay, because one of them may have the focus.
  addEventListener('online', () => dialog.open && !list.hasChildNodes() && show());
  // A link may lead to a heading on this page.
  list.addEventListener('click', ({ target }) => (target as Element).closest('a') && dialog.close());
  dialog.addEventListener('keydown', moveFocus);
}

/** The arrow keys move from the box through the results and back; Enter in the box moves to the first result. */
function moveFocus(event: KeyboardEvent): void {
  const isEnter = event.key === 'Enter' && event.target === input;
  const step = event.key === 'ArrowDown' || isEnter ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const stops: readonly HTMLElement[] = [input, ...list.querySelectorAll('a')];
  // The focused target is an element of the page.
  const at = stops.indexOf(event.target as HTMLElement);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  stops[at + step]?.focus();
}

async function show(): Promise<void> {
  const term = input.value.trim();
  const isCurrent = () => input.value.trim() === term;
  try {
    if (term === '') status.textContent = words.hint;
    else if (list.childElementCount === 0) status.textContent = words.searching;
    const api = await pagefind();
    const { results } = term === '' ? { results: [] } : await api.search(term);
    const found = (await Promise.all(results.map((result) => result.data()))).filter((each) =>
      isRelevant(term, excerptsOf(each)),
    );
    if (!isCurrent()) return;
    list.replaceChildren(...found.slice(0, most).map(item));
    if (term === '') return;
    status.textContent = words.found(found.length, term);
    // The first answer doesn't wait for it.
    void loadWhole(api);
  } catch {
    if (!isCurrent()) return;
    list.replaceChildren();
    status.textContent = navigator.onLine ? words.failed : words.offline;
  }
}

const excerptsOf = ({ sub_results: sections }: Found) => sections.map(({ excerpt }) => excerpt);

/** An article: a link to each of the first three parts that match, with an excerpt. */
function item({ meta, sub_results: sections }: Found): HTMLElement {
  const entry = element('li', 'search-result', '');
  for (const section of sections.slice(0, 3)) {
    const link = element('a', 'search-link', section.title);
    link.href = section.url;
    if (section.title !== meta.title && section === sections[0])
      link.prepend(element('span', 'search-article', `${meta.title}: `));
    const excerpt = element('p', 'search-excerpt');
    excerpt.append(...marked(section.excerpt));
    entry.append(link, excerpt);
  }
  return entry;
}

/** The excerpt as text and marks. Other elements leave their text. */
function marked(excerpt: string): Node[] {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html');
  return [...body.childNodes].map((node) =>
    node.nodeName === 'MARK' ? element('mark', '', node.textContent) : new Text(node.textContent ?? ''),
  );
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text: string | null = null,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
