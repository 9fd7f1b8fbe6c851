import { failure, type Outcome, success } from '#lib/outcome.ts';
import type { SiteConfig } from '#site/config.ts';
import type { Message } from './model.ts';
import { multipart, sendFormAddress } from './wire.ts';

export const patienceMs = 15_000;

export type SendProblem =
  | { readonly kind: 'offline' | 'unreachable' | 'silent' | 'interrupted' | 'too-many' }
  | { readonly kind: 'refused'; readonly status: number; readonly text: string };

/** Sends a message. The provider's success is status 200 or the text 'OK'; a silence ends after 15 seconds. */
export async function sendMessage(
  message: Message,
  mail: SiteConfig['mail'],
): Promise<Outcome<undefined, SendProblem>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    const response = await fetch(sendFormAddress(mail), {
      method: 'POST',
      body: multipart(message, mail),
      signal: patience.signal,
    });
    const text = await response.text();
    if (response.status === 200 || text === 'OK') return success(undefined);
    if (response.status === 429) return failure({ kind: 'too-many' });
    return failure({ kind: 'refused', status: response.status, text });
  } catch {
    if (patience.signal.aborted) return failure({ kind: 'silent' });
    return failure({ kind: navigator.onLine ? 'unreachable' : 'offline' });
  } finally {
    clearTimeout(timer);
  }
}
