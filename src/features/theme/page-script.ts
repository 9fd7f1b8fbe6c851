/*
 * The whole of a page's own JavaScript, in its head: the theme before the first paint, and its switch. A choice is
 * kept while it differs from the system's. Another tab's choice counts here at once; and leaving a page writes
 * the theme again only where signing out, which clears local storage, has taken it.
 */
{
  const page = document.documentElement.dataset;
  let kept: Record<string, string | undefined> = {};
  const show = () => {
    page.theme = kept.theme || '';
  };
  // A browser may refuse its storage; then a choice lasts as long as the page.
  try {
    kept = localStorage;
  } catch {}
  show();

  // biome-ignore-start lint/suspicious/noGlobalAssign: the window's own listeners, in fewer bytes; nobody else sets them
  onpageshow = show;
  onstorage = (event) => event.key === 'theme' && show();
  onpagehide = () => {
    if (page.theme) kept.theme ||= page.theme;
  };
  onclick = ({ target }) => {
    const other = matchMedia('(prefers-color-scheme:dark)').matches ? 'light' : 'dark';
    // What is clicked is an element.
    if ((target as Element).closest('[data-theme-switch]')) {
      if (page.theme === other) delete kept.theme;
      else kept.theme = other;
      show();
    }
  };
  // biome-ignore-end lint/suspicious/noGlobalAssign: until here
}
