import type { SiteConfig } from '#site/config.ts';
import { jsonp } from './jsonp.ts';
import { answerAddress } from './list-address.ts';
import { answerSchema, type Values } from './model.ts';
import { safeMessage } from './safe-message.ts';
import type { StatusEvent } from './status.ts';

const words = {
  unreachable:
    'The list could not be reached, so nothing was sent. You may be offline, or a content blocker is in the way.',
  silent: 'The list did not answer within 10 seconds. Try again in a moment.',
  unreadable:
    'The list gave an answer that makes no sense, so you may not be subscribed. Try again in a moment.',
} as const;

/** Joins the list. Whatever goes wrong on the way ends in an error with words. */
export async function subscribe(list: SiteConfig['list'], values: Values): Promise<StatusEvent> {
  const outcome = await jsonp(answerAddress(list, values));
  if (!outcome.ok) return { type: 'failed', message: words[outcome.problem] };
  const answer = answerSchema.safeParse(outcome.value);
  if (!answer.success) return { type: 'failed', message: words.unreadable };
  return { type: 'answered', result: answer.data.result, message: await safeMessage(answer.data.msg) };
}
