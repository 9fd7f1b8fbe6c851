import { type Card, cardSchema } from './card.ts';
import { hasProblems } from './problems.ts';

const start = '#card=';
export const longestLink = 2_000;

/** In this order in every link. New ones go to the end, so that old links still open. */
const order: readonly (keyof Card)[] = [
  ...(['layout', 'code', 'isFamilyFirst', 'given', 'family', 'role', 'company'] as const),
  ...(['email', 'phone', 'website', 'profile', 'place', 'motto'] as const),
];

/** The part of an address that holds a card: everything but its photo, which would be longer than any address. */
export function cardHash(card: Card): string {
  const bytes = new TextEncoder().encode(JSON.stringify(order.map((name) => card[name])));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return start + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The card in an address: null where there is none, 'unreadable' where it was cut off or changed. */
export function cardInHash(hash: string): Card | 'unreadable' | null {
  if (!hash.startsWith(start)) return null;
  try {
    const letters = atob(hash.slice(start.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const values: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(values)) return 'unreadable';
    const card = cardSchema.parse(Object.fromEntries(order.map((name, i) => [name, values[i]])));
    return hasProblems(card) ? 'unreadable' : card;
  } catch {
    return 'unreadable';
  }
}

/** The whole link, to the page that is open. */
export function linkTo(card: Card): string {
  return location.href.replace(/#.*/, '') + cardHash(card);
}
