import { subscribe as words } from '#language';
import { loadScript } from '#lib/load-script.ts';
import { failure, type Outcome, success } from '#lib/outcome.ts';
import type { SiteConfig } from '#site/config.ts';
import { answerSchema, callbackName, honeypot, type Values } from './model.ts';
import { type SafeMessage, safeMessage } from './safe-message.ts';

type List = NonNullable<SiteConfig['list']>;

/** Null before anything is sent. An ended subscription has the message to show. */
export type Status =
  | null
  | { readonly kind: 'sending' }
  | { readonly kind: 'error' | 'success'; readonly message: SafeMessage };

/** Where the form is posted without JavaScript: the provider's hosted form, or the server in this repository. */
export function formAddress(list: List): string {
  return list.kind === 'embedded' ? '/list/subscribe/post?u=embedded&id=embedded' : list.formUrl;
}

/** The address whose answer is a script: the form's, with the path of its JSON variant. */
function answerAddress(list: List, values: Values): string {
  const [path = '', query = ''] = formAddress(list).split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) parameters.set(name, value.trim());
  return `${path.replace(/\/subscribe\/post$/, '/subscribe/post-json')}?${parameters}`;
}

export function honeypotName(list: List): string {
  const parameters = new URLSearchParams(formAddress(list).split('?')[1]);
  return honeypot(parameters.get('u'), parameters.get('id'));
}

/** Joins the list. Every failure is a status with a message. */
export async function subscribe(list: List, values: Values): Promise<Status> {
  const outcome = await jsonp(answerAddress(list, values));
  if (!outcome.ok) return { kind: 'error', message: [words.problems[outcome.problem]] };
  const answer = answerSchema.safeParse(outcome.value);
  if (!answer.success) return { kind: 'error', message: [words.problems.unreadable] };
  const message = safeMessage(answer.data.msg);
  if (answer.data.result === 'success') return { kind: 'success', message };
  return { kind: 'error', message: message.length > 0 ? message : [words.problems.unreadable] };
}

export const timeoutMs = 10_000;
let calls = 0;

/** Loads a script and gives what it passes to the callback that `c` names. 'timeout': not within 10 seconds, or without a callback. */
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
