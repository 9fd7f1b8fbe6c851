import { z } from 'zod';

/** A line that must be filled in. */
export const text = (what: string) =>
  z
    .string(`${what} is missing`)
    .trim()
    .min(1, `${what} is empty`)
    .refine((value) => value !== '…', `'…' stands for ${what}: write the real one`);

/** Its other checks wait until it is an address at all. */
export const secureUrl = (what: string) =>
  z.url({
    protocol: /^https$/,
    abort: true,
    error: ({ input }) =>
      typeof input === 'string' && input.includes('…')
        ? `${what} still has '…' where a part of yours belongs`
        : `${what} must be a full address that begins with https://`,
  });
