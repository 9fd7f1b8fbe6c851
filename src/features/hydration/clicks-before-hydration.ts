// A click on a button whose island isn't hydrated yet waits for the code. After five seconds, which may be never, the browser posts the
// form after all, except offline, when that would only lose the page.
addEventListener('click', (event) => {
  // What is clicked is an element.
  const button = (event.target as Element).closest<HTMLButtonElement>('astro-island[ssr] button');
  const island = button?.closest('astro-island');
  // The browser reports missing fields at once.
  if (!button || !island || button.form?.checkValidity() === false) return;
  event.preventDefault();
  if (button.hasAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  const release = (press: () => void) => {
    island.removeEventListener('astro:hydrate', hydrated);
    clearTimeout(timeout);
    button.removeAttribute('aria-busy');
    press();
  };
  const hydrated = () => release(() => button.click());
  island.addEventListener('astro:hydrate', hydrated);
  const timeout = setTimeout(
    () => navigator.onLine && release(() => button.form?.requestSubmit(button)),
    5000,
  );
});
