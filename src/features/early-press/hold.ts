/*
 * A press on a button that is earlier than the button's code waits for it, where a form would be posted by the browser
 * and the page left, with an outside provider for a bare word on its host. After five seconds, when the code may never
 * come, the browser posts the form after all; not while offline, where that would only lose the page.
 */
addEventListener('click', (event) => {
  // What is clicked is an element.
  const button = (event.target as Element).closest<HTMLButtonElement>('astro-island[ssr] button');
  const island = button?.closest('astro-island');
  // What is missing in a form, the browser says at once.
  if (!button || !island || button.form?.checkValidity() === false) return;
  event.preventDefault();
  if (button.ariaBusy) return;
  button.ariaBusy = 'true';
  const release = (press: () => void) => {
    woken.disconnect();
    clearTimeout(patience);
    button.ariaBusy = null;
    press();
  };
  const woken = new MutationObserver(() => release(() => button.click()));
  woken.observe(island, { attributeFilter: ['ssr'] });
  const patience = setTimeout(
    () => navigator.onLine && release(() => button.form?.requestSubmit(button)),
    5000,
  );
});
