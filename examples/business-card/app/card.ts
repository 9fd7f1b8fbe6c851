import { fieldsOf, isText } from '../../shell/shape.ts';

/** A `maxLength` would cut off what is pasted, and a link would lead elsewhere. So a pattern refuses it. */
export const longest = 200;

const link = {
  inputMode: 'url',
  autoComplete: 'url',
  pattern: String.raw`(?=.{0,${longest}}$)\s*(https?:\/\/)?[^\s\/:]+\.\S+\s*`,
  title: `An address looks like site.example/page, with at most ${longest} characters.`,
} as const;

/** What one types, and what the browser itself checks. */
export const fields = {
  given: {
    label: 'Given name',
    autoComplete: 'given-name',
    required: true,
    pattern: String.raw`(?=.*\S).{1,${longest}}`,
    title: `A card needs a name, of at most ${longest} characters.`,
  },
  family: { label: 'Family name', autoComplete: 'family-name' },
  role: { label: 'What you do', autoComplete: 'organization-title' },
  company: { label: 'Company', autoComplete: 'organization' },
  email: {
    label: 'Email',
    autoComplete: 'email',
    type: 'email',
    title: 'An address looks like ada@site.example.',
  },
  phone: {
    label: 'Phone',
    autoComplete: 'tel',
    type: 'tel',
    pattern: String.raw`\+?[\d\s\(\)\.\/\-]{3,40}`,
    title: 'A number has digits, spaces and a + in front.',
  },
  website: { label: 'Website', ...link },
  profile: { label: 'Second link', ...link, autoComplete: 'off' },
  place: { label: 'Town', autoComplete: 'address-level2' },
  motto: { label: 'Line for the back', autoComplete: 'off' },
} as const;

/** `order` is 'family first' or empty, `photo` a data: address or empty. */
export type Card = Readonly<Record<keyof typeof fields | 'order' | 'photo', string>>;

export const sampleCard: Card = {
  given: 'Ada',
  family: 'Marsh',
  role: 'Boat builder',
  company: 'Marsh & Daughters',
  email: 'ada@marsh.example',
  phone: '+1 555 0142',
  website: 'marsh.example',
  profile: 'social.example/@ada',
  place: 'Harbor Town',
  motto: 'Made to be mended.',
  order: '',
  photo: '',
};

/**
 * What is missing, far too long or of another kind becomes empty. A reload keeps what has yet to be shortened. Null for
 * what is no card at all.
 */
export function readCard(stored: unknown): Card | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const values = fieldsOf(stored);
  const text = (name: string) => {
    const value = values[name];
    return isText(value) && (value.length <= 10 * longest || name === 'photo') ? value : '';
  };
  // The same names as the sample has.
  return Object.fromEntries(Object.keys(sampleCard).map((name) => [name, text(name)])) as Card;
}

/** As the owner says them: the family's first in Hungary or Japan. */
const namesOf = ({ given, family, order }: Card) =>
  order === 'family first' ? [family, given] : [given, family];

export const fullName = (card: Card): string => namesOf(card).join(' ').trim();

export function initials(card: Card): string {
  const [first = [], second = []] = namesOf(card).map((name) => [...name.trim()]);
  return `${first[0] ?? ''}${second[0] ?? ''}`.toLocaleUpperCase();
}

/** Without the 0 of "+49 (0)30", which nobody dials after a country. */
export const dialed = (phone: string): string => phone.replace(/(\+.*)\(0\)/, '$1');

/** The address that a browser opens, or null: nothing but http and https. */
export function webAddress(typed: string): string | null {
  const address = /^[a-z][a-z\d+-]*:/i.test(typed.trim()) ? typed : `https://${typed.trim()}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && /.\../.test(hostname) ? href : null;
}

/** The host of an address that looks as if it led to another one. Some characters look like a slash or a Latin letter. */
export function hiddenHost(typed: string): string | null {
  const address = webAddress(typed);
  if (address === null) return null;
  const { host } = new URL(address);
  const rest = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  return rest.startsWith(host) && /^([:/?#]|$)/.test(rest.slice(host.length)) ? null : host;
}
