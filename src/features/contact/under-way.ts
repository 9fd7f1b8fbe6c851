import { failure, type Outcome } from '#lib/outcome.ts';
import type { SiteConfig } from '#site/config.ts';
import type { Message } from './model.ts';
import { type SendProblem, sendMessage } from './send.ts';

/** How long what one tab stores may take to reach the others. */
const storageLagMs = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const lockName = (message: Message) => `contact ${JSON.stringify(message)}`;

/**
 * Sends a message, and lets other tabs know that it is on its way. Leaving the page ends the request, and nobody knows whether the
 * message arrived: the page that goes says nothing, and one that comes back says so.
 */
export async function sendOnItsWay(
  message: Message,
  mail: SiteConfig['mail'],
): Promise<Outcome<undefined, SendProblem>> {
  let comesBack = null as Promise<unknown> | null;
  const leave = () => {
    comesBack = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  };
  addEventListener('pagehide', leave);
  const answer = sendMessage(message, mail);
  const isStored = () => answer.then(() => wait(storageLagMs));
  navigator.locks?.request(lockName(message), { mode: 'shared' }, isStored).catch(() => {});
  const outcome = await answer;
  // A browser ends the requests of a page just before it tells the page.
  if (!outcome.ok) await wait(0);
  removeEventListener('pagehide', leave);
  if (outcome.ok || !comesBack) return outcome;
  await comesBack;
  return failure({ kind: 'interrupted' });
}

/** Waits until no tab is sending this message. A browser without locks can't tell. */
export async function isSentByNobody(message: Message): Promise<void> {
  try {
    await navigator.locks?.request(lockName(message), () => {});
  } catch {
    // Locks are refused together with storage.
  }
}
