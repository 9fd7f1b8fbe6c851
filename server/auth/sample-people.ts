import { hash } from 'node:crypto';

export interface Person {
  /** The same name is the same reader on every visit. */
  readonly sub: string;
  readonly name: string;
  /** The site's owner has an address. */
  readonly email?: string;
}

export function personNamed(name: string): Person {
  const key = name.normalize('NFC').trim().toLowerCase();
  return { sub: hash('sha256', key).slice(0, 24), name: name.trim() };
}

/** One name is long and one is written from right to left, because these break a careless layout. */
export const samplePeople: readonly Person[] = [
  'Ada Sample',
  'Grace Sample-Hopperfield',
  'Linus Sample',
  'ليلى مثال',
].map(personNamed);
