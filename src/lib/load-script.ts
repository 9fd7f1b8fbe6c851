import { failure, type Outcome, success } from './outcome.ts';

/** Runs a script from another site. 'unreachable': it failed or was blocked. After a timeout it may still run. */
export function loadScript(address: string, timeoutMs: number) {
  const script = document.createElement('script');
  const loaded = new Promise<Outcome<undefined, 'unreachable' | 'timeout'>>((resolve) => {
    const timer = setTimeout(() => resolve(failure('timeout')), timeoutMs);
    const end = (outcome: Outcome<undefined, 'unreachable'>) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    script.onload = () => end(success(undefined));
    script.onerror = () => end(failure('unreachable'));
  });
  script.src = address;
  document.head.append(script);
  return loaded.finally(() => script.remove());
}
