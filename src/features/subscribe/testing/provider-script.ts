/** The script by which the last call asked, and ways to answer it as a provider, or a network, would. */
export function lastCall() {
  const script = [...document.head.querySelectorAll('script')].at(-1);
  if (!script) throw new Error('nothing was asked');
  const address = new URL(script.src);
  const callback = address.searchParams.get('c') ?? '';
  return {
    address,
    callback,
    answer(value: unknown) {
      const call: unknown = Reflect.get(window, callback);
      if (typeof call !== 'function') throw new Error(`${callback} is not defined`);
      call(value);
      script.dispatchEvent(new Event('load'));
    },
    loadWithoutAnswer: () => script.dispatchEvent(new Event('load')),
    fail: () => script.dispatchEvent(new Event('error')),
  };
}

export function callCount(): number {
  return document.head.querySelectorAll('script').length;
}
