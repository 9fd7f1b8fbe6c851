/** Stores the reader's choice while it differs from the system's, and shows it here and in other tabs. Base.astro applies it first. */
export function followTheme(): void {
  const page = document.documentElement.dataset;
  let kept: Record<string, string | undefined> = {};
  // When the browser refuses storage, has none, or it is full, a choice lasts as long as the page.
  try {
    kept = localStorage ?? kept;
  } catch {}
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const [light = '', dark = ''] = bars.map(({ content }) => content);
  const show = () => {
    const chosen = kept.theme ?? '';
    page.theme = chosen;
    const isDark = chosen === '' ? systemIsDark.matches : chosen === 'dark';
    document.querySelector('[data-theme-switch]')?.setAttribute('aria-pressed', String(isDark));
    for (const bar of bars) bar.content = isDark ? dark : light;
  };
  show();

  systemIsDark.addEventListener('change', show);
  addEventListener('pageshow', show);
  addEventListener('storage', show);
  addEventListener('click', ({ target }) => {
    // What is clicked is an element.
    if (!(target as Element).closest('[data-theme-switch]')) return;
    const other = systemIsDark.matches ? 'light' : 'dark';
    try {
      if (page.theme === other) delete kept.theme;
      else kept.theme = other;
    } catch {
      kept = { theme: other };
    }
    show();
  });
}
