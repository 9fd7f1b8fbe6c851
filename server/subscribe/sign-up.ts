import { html } from 'hono/html';
import { z } from 'zod';
import { type Answer, type FieldName, honeypot } from '#features/subscribe/model.ts';
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
  readonly byMail: boolean;
  readonly onMail: () => void;
}

const error = (msg: string): Answer => ({ result: 'error', msg });
const success = (msg: string): Answer => ({ result: 'success', msg });
const thanks = success('Thank you. You are on the list.');
const almost = success(
  'Almost there: if this address is new, an email with a link is on its way. Open the link to join the list.',
);

/** A wait in words, from seconds. */
export function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? 'a minute' : `${count} minutes`;
}

/**
 * Joins the list. Errors are of the kinds that Mailchimp's hosted form gives, except that an address which is on the list
 * already is answered like a new one, so that nobody can find out who subscribed.
 */
export async function signUp(fields: unknown, { store, attempts, byMail, onMail }: Deps): Promise<Answer> {
  const parsed = fieldsSchema.safeParse(fields);
  if (!parsed.success || parsed.data.EMAIL === '') return error('Please enter a value');
  // Only a program fills in a field that people can't see; it gets the answer of a successful sign-up.
  const answer = byMail ? almost : thanks;
  if (isTrapped(fields)) return answer;
  const { EMAIL: email, MERGE1: firstName, MERGE2: lastName } = parsed.data;
  const problem = problemWith(email);
  if (problem !== undefined) return error(problem);
  const wait = await attempts(email.toLowerCase());
  if (wait !== null) {
    return error(
      `Too many subscribe attempts for this email address. Please try again in about ${minutes(wait)}.`,
    );
  }
  store.add({ email, firstName: firstName.toWellFormed(), lastName: lastName.toWellFormed() }, byMail);
  if (byMail) onMail();
  return answer;
}

/** Why an address can't be subscribed, escaped, or undefined when it can. */
function problemWith(email: string): string | undefined {
  const [local = '', domain, ...more] = email.split('@');
  if (domain === undefined || more.length > 0) return 'An email address must contain a single @.';
  if (!/^[^\s\p{Cc}<>"(),:;[\]\\]{1,64}$/u.test(local)) {
    return String(
      html`The username portion of the email address is invalid (the portion before the @: ${local})`,
    );
  }
  const isDomain =
    domain.length <= 253 &&
    /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(domain);
  if (isDomain) return undefined;
  return String(
    html`The domain portion of the email address is invalid (the portion after the @: ${domain})`,
  );
}

function isTrapped(fields: unknown): boolean {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(fields);
  return Boolean(given[honeypot(String(given.u), String(given.id))]);
}
