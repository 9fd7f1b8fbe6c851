import { type Card, fullName, webAddress } from './card.ts';

export interface Field {
  readonly name: Exclude<keyof Card, 'layout' | 'code' | 'isFamilyFirst' | 'photo'>;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'url';
  readonly autoComplete: string;
}

const field = (
  name: Field['name'],
  label: string,
  autoComplete: string,
  type: Field['type'] = 'text',
): Field => ({ name, label, autoComplete, type });

export const fields: readonly Field[] = [
  field('given', 'Given name', 'given-name'),
  field('family', 'Family name', 'family-name'),
  field('role', 'What you do', 'organization-title'),
  field('company', 'Company', 'organization'),
  field('email', 'Email', 'email', 'email'),
  field('phone', 'Phone', 'tel', 'tel'),
  field('website', 'Website', 'url', 'url'),
  field('profile', 'Second link', 'off', 'url'),
  field('place', 'Town', 'address-level2'),
  field('motto', 'Line for the back', 'off'),
];

const longest = 80;

/** What is wrong with one field, in words that say how to put it right; null where nothing is. */
export function problemOf(card: Card, { name, type }: Field): string | null {
  const typed = card[name].trim();
  if (name === 'given' && fullName(card) === '') return 'A card needs a name: type a given or a family name.';
  if (typed === '') return null;
  if (typed.length > longest)
    return `Too long for a card: ${typed.length} characters. Shorten it to ${longest}.`;
  if (type === 'email' && !/^[^\s@]+@[^\s@]+$/.test(typed))
    return 'Not an email address yet. One looks like name@site.example.';
  if (type === 'tel' && !/^\+?[\d\s()./-]{3,}$/.test(typed))
    return 'Not a phone number yet: use digits, spaces and a + in front.';
  if (type === 'url' && webAddress(typed) === null)
    return 'Not a web address yet. One looks like site.example/page.';
  return null;
}

export const hasProblems = (card: Card): boolean => fields.some((each) => problemOf(card, each) !== null);
