import { createSwitches } from '#design/demo/switches.ts';

const delay = 2_000; // milliseconds, long enough to do something else

/** A connection that is as bad as it is told to be. One answer to a change is lost on the way back, and then no more. */
export function badConnection(send: typeof fetch) {
  const trouble = createSwitches({ isSlow: false, losesAnswer: false });

  const sendBadly: typeof fetch = async (address, init) => {
    const { isSlow, losesAnswer } = trouble.current();
    const isLost = losesAnswer && init?.method !== 'GET';
    if (isLost) trouble.set({ losesAnswer: false });
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, delay));
    const answer = await send(address, init);
    if (isLost) throw new TypeError('the answer was lost');
    return answer;
  };

  return { send: sendBadly, trouble };
}
