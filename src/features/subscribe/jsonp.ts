import { failure, type Outcome, success } from '#lib/outcome.ts';
import { callbackName } from './model.ts';

type JsonpOutcome = Outcome<unknown, 'unreachable' | 'timeout'>;

export const timeoutMs = 10_000;
let calls = 0;

/**
 * Requests a script and gives what the script passes to the callback, whose name is the parameter `c`. 'unreachable': the script
 * failed or was blocked. 'timeout': no answer within 10 seconds, or a script without one.
 */
export function jsonp(address: string): Promise<JsonpOutcome> {
  calls += 1;
  const callback = callbackName(calls);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (outcome: JsonpOutcome) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      script.remove();
      resolve(outcome);
    };
    const timer = setTimeout(() => end(failure('timeout')), timeoutMs);
    // It stays after a failure: removing a script does not stop it, and a late answer must find its callback.
    Reflect.set(window, callback, (answer: unknown) => {
      Reflect.deleteProperty(window, callback);
      end(success(answer));
    });
    script.onerror = () => end(failure('unreachable'));
    script.onload = () => end(failure('timeout'));
    script.src = `${address}&${new URLSearchParams({ c: callback })}`;
    document.head.append(script);
  });
}
