import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** As browsers check it: ASCII, without spaces or line breaks. Mail servers take no longer name, and a domain without a point is a typo. */
const addressSchema = z
  .email({ pattern: z.regexes.html5Email })
  .regex(/^.{1,64}@.+\../)
  .max(254);

/** An address in the one form in which a person is known by it, and mailed to; undefined if it isn't one. */
export function normalAddress(typed: string): string | undefined {
  const [local = '', domain = '', ...more] = typed.trim().split('@');
  if (typed.length > 300 || more.length > 0) return undefined;
  return addressSchema.safeParse(`${local.toLowerCase()}@${domainToASCII(domain)}`).data;
}

/** Addresses that often lead to the same mailbox: with dots, something after a plus, or a domain in wide letters. For limits only. */
export const mailboxOf = (address: string) => {
  const [local = '', domain = ''] = address.split('@');
  return `${local.replace(/\+.*|\./g, '')}@${domainToASCII(domain)}`;
};
