import { type Card, readCard } from './card.ts';

const start = '#card?';

/** The whole link, to the page that is open. The photo is left out: it would be longer than any address. */
export function linkTo({ photo, ...card }: Card): string {
  const filled = Object.entries(card).filter(([, value]) => value !== '');
  // What comes last shows that nothing was cut off.
  const values = new URLSearchParams([...filled, ['end', '']]);
  return `${location.href.replace(/#.*/, '')}${start}${values}`;
}

/** The card in an address: null where there is none, 'unreadable' where it was cut off or changed. */
export function cardInHash(hash: string): Card | 'unreadable' | null {
  if (!hash.startsWith(start)) return null;
  const { end, photo, ...values } = Object.fromEntries(new URLSearchParams(hash.slice(start.length)));
  const card = end === undefined ? null : readCard(values);
  return card?.given ? card : 'unreadable';
}
