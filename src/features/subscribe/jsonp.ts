import { loadScript } from '#lib/load-script.ts';
import { failure, type Outcome, success } from '#lib/outcome.ts';
import { callbackName } from './model.ts';

export const timeoutMs = 10_000;
let calls = 0;

/**
 * Loads a script and gives what the script passes to the callback, whose name is the parameter `c`. 'unreachable': the script failed
 * or was blocked. 'timeout': no answer within 10 seconds, or a script without one.
 */
export async function jsonp(address: string): Promise<Outcome<unknown, 'unreachable' | 'timeout'>> {
  calls += 1;
  const callback = callbackName(calls);
  let outcome: Outcome<unknown, 'timeout'> = failure('timeout');
  // It stays after a failure: a late answer must find its callback.
  Reflect.set(window, callback, (answer: unknown) => {
    Reflect.deleteProperty(window, callback);
    outcome = success(answer);
  });
  const loaded = await loadScript(`${address}&c=${callback}`, timeoutMs);
  return loaded.ok ? outcome : loaded;
}
