import { failure, type Outcome, success } from '#lib/outcome.ts';
import { callbackName } from './model.ts';

export const patienceMs = 10_000;
let calls = 0;

/**
 * Asks by a script element and gives what the script passes to the callback, whose name goes along as parameter `c`.
 * 'unreachable': the script failed or was blocked. 'silent': no answer within 10 seconds, or a script without one.
 */
export function jsonp(address: string): Promise<Outcome<unknown, 'unreachable' | 'silent'>> {
  calls += 1;
  const callback = callbackName(calls);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (outcome: Outcome<unknown, 'unreachable' | 'silent'>) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      script.remove();
      resolve(outcome);
    };
    const timer = setTimeout(() => end(failure('silent')), patienceMs);
    // The name outlives a failure: removing a script does not stop it, and an answer that comes too late must find it.
    Reflect.set(window, callback, (answer: unknown) => {
      Reflect.deleteProperty(window, callback);
      end(success(answer));
    });
    script.onerror = () => end(failure('unreachable'));
    script.onload = () => end(failure('silent'));
    script.src = `${address}&${new URLSearchParams({ c: callback })}`;
    document.head.append(script);
  });
}
