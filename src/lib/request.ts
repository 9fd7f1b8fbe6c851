import { failure, type Outcome, success } from './outcome.ts';

export type RequestProblem = 'offline' | 'unreachable' | 'timeout';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a request: over the network, or to an application without a socket. */
export type Fetch = (address: string, init: RequestInit) => Response | Promise<Response>;

/** Sends a request and reads the whole answer, within `timeoutMs`. An answer of any status is a success. */
export async function request(
  address: string,
  { timeoutMs, ...init }: RequestInit & { readonly timeoutMs: number },
  send: Fetch = fetch,
): Promise<Outcome<Answer, RequestProblem>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(address, { ...init, signal });
    return success({ status: response.status, headers: response.headers, text: await response.text() });
  } catch {
    // The error itself differs: in Safari, an answer that stops halfway ends in an AbortError.
    if (signal.aborted) return failure('timeout');
    return failure(navigator.onLine === false ? 'offline' : 'unreachable');
  }
}
