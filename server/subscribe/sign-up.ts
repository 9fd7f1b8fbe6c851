import { html } from 'hono/html';
import { z } from 'zod';
import { type Answer, type FieldName, honeypot } from '#features/subscribe/model.ts';
import { server as words } from '#language';
import type { Limit } from '#server/http/limits.ts';
import type { SubscriberStore } from './store.ts';

const name = z.string().trim().max(200).catch('').default('');
const fieldsSchema = z.object({
  EMAIL: z.string().trim().catch('').default(''),
  MERGE1: name,
  MERGE2: name,
} satisfies Record<FieldName, z.ZodType>);

interface Deps {
  readonly store: SubscriberStore;
  readonly attempts: Limit;
  /** Sends what waits to be mailed; absent without a mail server. */
  readonly wakeOutbox: (() => void) | undefined;
}

const error = (msg: string): Answer => ({ result: 'error', msg });
const success = (msg: string): Answer => ({ result: 'success', msg });
const thanks = success(words.onTheList);
const almost = success(words.confirmByMail);

export const minutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

/**
 * Joins the list. Errors are those of Mailchimp's hosted form, except that an address on the list gets the same answer as a new
 * one, so that nobody can find out who subscribed.
 */
export async function signUp(fields: unknown, { store, attempts, wakeOutbox }: Deps): Promise<Answer> {
  const parsed = fieldsSchema.safeParse(fields);
  if (!parsed.success || parsed.data.EMAIL === '') return error(words.enterValue);
  // Only programs fill in a field that people can't see. They get the answer of a successful sign-up.
  const answer = wakeOutbox ? almost : thanks;
  if (hasFilledHoneypot(fields)) return answer;
  const { EMAIL: email, MERGE1: firstName, MERGE2: lastName } = parsed.data;
  const problem = problemWith(email);
  if (problem !== undefined) return error(problem);
  const wait = await attempts(email.toLowerCase());
  if (wait !== null) return error(words.tooManyForAddress(minutes(wait)));
  store.add(
    { email, firstName: firstName.toWellFormed(), lastName: lastName.toWellFormed() },
    wakeOutbox !== undefined,
  );
  wakeOutbox?.();
  return answer;
}

/** Why an address can't be subscribed, as escaped markup; undefined when it can. */
function problemWith(email: string): string | undefined {
  const [local = '', domain, ...more] = email.split('@');
  if (domain === undefined || more.length > 0) return words.singleAt;
  if (!/^[^\s\p{Cc}<>"(),:;[\]\\]{1,64}$/u.test(local)) return escaped(words.badUsername(local));
  const isDomain =
    domain.length <= 253 &&
    /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(domain);
  return isDomain ? undefined : escaped(words.badDomain(domain));
}

/** Messages are markup, like Mailchimp's. */
const escaped = (text: string) => String(html`${text}`);

function hasFilledHoneypot(fields: unknown): boolean {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(fields);
  return Boolean(given[honeypot(String(given.u), String(given.id))]);
}
