import { z } from 'zod';

/** A string. YAML and TypeScript read 2026 as a number. */
export const string = (missing = 'is missing') =>
  z.string({ error: ({ input }) => (input == null ? missing : 'must be text: put it in quotes') });

/** Text that must be filled in. */
export const text = (what: string) =>
  string(`${what} is missing`)
    .trim()
    .min(1, `${what} is empty`)
    .refine((value) => value !== '…', `'…' is a placeholder for ${what}: write the real one`);

/** An https URL. Further checks wait until it is valid. */
export const secureUrl = (what: string) =>
  z.url({
    protocol: /^https$/,
    abort: true,
    error: ({ input }) =>
      typeof input === 'string' && input.includes('…')
        ? `${what} still has '…' where a part of yours belongs`
        : `${what} must be a full address that begins with https://`,
  });

export const titleAndDescription = {
  title: string().trim().min(1, 'is empty'),
  /** One or two sentences for the card, search engines and shared links. */
  description: string()
    .trim()
    .min(50, 'needs at least 50 characters: one or two sentences that say what the reader gets')
    .max(200, 'has more than 200 characters; search engines show no more'),
};
