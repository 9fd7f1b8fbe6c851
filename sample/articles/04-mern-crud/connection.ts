/** What is wrong with the demo's connection. */
export interface Trouble {
  readonly isSlow: boolean;
  /** The next answer to a change is lost on the way back. */
  readonly losesAnswer: boolean;
}

const delay = 2_000; // milliseconds, long enough to do something else meanwhile

/** A connection that is as bad as it is told to be. One answer is lost at a time. */
export function badConnection(send: typeof fetch) {
  let trouble: Trouble = { isSlow: false, losesAnswer: false };
  const watchers = new Set<() => void>();

  function set(changed: Partial<Trouble>) {
    trouble = { ...trouble, ...changed };
    for (const watcher of watchers) watcher();
  }

  const sendBadly: typeof fetch = async (address, init) => {
    const { isSlow, losesAnswer } = trouble;
    const isLost = losesAnswer && init?.method !== 'GET';
    if (isLost) set({ losesAnswer: false });
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, delay));
    const answer = await send(address, init);
    if (isLost) throw new TypeError('the answer was lost');
    return answer;
  };

  return {
    send: sendBadly,
    set,
    trouble: () => trouble,
    watch(onChange: () => void) {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
  };
}
