export const widgetScript = 'https://cdn.iubenda.com/iubenda.js';
const patienceMs = 5_000;

/** Loads the policy widget. Settles once it is there, or has failed, or is too slow: the links work either way. */
export function loadWidget(): Promise<void> {
  return new Promise((settle) => {
    const script = document.createElement('script');
    const timer = setTimeout(settle, patienceMs);
    const done = () => {
      clearTimeout(timer);
      settle();
    };
    script.onload = done;
    script.onerror = done;
    script.src = widgetScript;
    document.head.append(script);
  });
}
