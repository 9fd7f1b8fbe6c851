import * as z from 'zod/mini';

// A page's Content-Security-Policy may forbid functions made from strings, which zod would use to be faster.
z.config({ jitless: true });

export const layouts = ['drawing', 'portrait', 'centered'] as const;
export const codes = ['contact', 'link'] as const;

// What is missing or wrong in an older card or a changed link becomes empty; the rest is kept.
const text = z.catch(z.string(), '');

export const cardSchema = z.object({
  layout: z.catch(z.enum(layouts), 'drawing'),
  code: z.catch(z.enum(codes), 'contact'),
  isFamilyFirst: z.catch(z.boolean(), false),
  given: text,
  family: text,
  role: text,
  company: text,
  email: text,
  phone: text,
  website: text,
  profile: text,
  place: text,
  motto: text,
  photo: z.catch(z.string().check(z.startsWith('data:image/jpeg;base64,')), ''),
});
export type Card = z.infer<typeof cardSchema>;

export const emptyCard: Card = cardSchema.parse({});

export const sampleCard: Card = {
  ...emptyCard,
  given: 'Ada',
  family: 'Marsh',
  role: 'Boat builder',
  company: 'Marsh & Daughters',
  email: 'ada@marsh.example',
  phone: '+1 555 0142',
  website: 'marsh.example',
  profile: 'social.example/@ada',
  place: 'Harbor Town',
  motto: 'Wooden boats, made to be mended.',
};

/** The name as its owner says it: the family's first in Hungary or Japan. */
export function fullName({ given, family, isFamilyFirst }: Card): string {
  const names = isFamilyFirst ? [family, given] : [given, family];
  return names
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ');
}

export function initials({ given, family, isFamilyFirst }: Card): string {
  const letters = [given, family].map((name) => [...name.trim()][0]);
  return (isFamilyFirst ? letters.reverse() : letters).join('').toLocaleUpperCase();
}

/** The address that a browser opens, or null: nothing but http and https. */
export function webAddress(typed: string): string | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(typed.trim());
  const address = hasScheme ? typed : `https://${typed.trim()}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && /.\../.test(hostname) ? href : null;
}
