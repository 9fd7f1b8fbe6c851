import { html, raw } from 'hono/html';
import { z } from 'zod';
import { type Answer, type FieldName, honeypot } from '#features/subscribe/model.ts';
import type { Limit } from '../limits.ts';
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
  /** https address of the site, for links in messages. */
  readonly host: string;
  readonly listName: string;
}

const error = (msg: string): Answer => ({ result: 'error', msg });
const thanks: Answer = { result: 'success', msg: 'Thank you for subscribing!' };

/** Joins the list. Its messages are of the kinds that Mailchimp's hosted form gives. */
export async function signUp(fields: unknown, { store, attempts, host, listName }: Deps): Promise<Answer> {
  const parsed = fieldsSchema.safeParse(fields);
  if (!parsed.success || parsed.data.EMAIL === '') return error('Please enter a value');
  // Only a program fills in a field that people can't see; it is told what it wants to hear.
  if (isTrapped(fields)) return thanks;
  const { EMAIL: email, MERGE1: firstName, MERGE2: lastName } = parsed.data;
  const problem = problemWith(email);
  if (problem !== undefined) return error(problem);
  const wait = await attempts(email.toLowerCase());
  if (wait !== null) {
    const minutes = Math.max(1, Math.ceil(wait / 60));
    return error(
      `Too many subscribe attempts for this email address. Please try again in about ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    );
  }
  if (store.add({ email, firstName: firstName.toWellFormed(), lastName: lastName.toWellFormed() }))
    return thanks;
  const link = raw(`<a href="${host}/privacy-policy">Click here to update your profile</a>`);
  return error(String(html`${email} is already subscribed to list ${listName}. ${link}`));
}

/** Why an address can't be subscribed, escaped, or undefined when it can. */
function problemWith(email: string): string | undefined {
  const [local = '', domain, ...more] = email.split('@');
  if (domain === undefined || more.length > 0) return 'An email address must contain a single @.';
  if (!/^[^\s<>"(),:;[\]\\]{1,64}$/.test(local)) {
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
