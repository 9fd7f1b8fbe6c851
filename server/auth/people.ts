import { createHash } from 'node:crypto';

export interface Person {
  /** The same name is the same reader on every visit. */
  readonly sub: string;
  readonly name: string;
  /** File name of the drawn portrait, where there is one. */
  readonly portrait?: string;
  /** The site's owner has an address. */
  readonly email?: string;
}

export function personNamed(name: string): Person {
  const key = name.normalize('NFC').trim().toLowerCase();
  return { sub: createHash('sha256').update(key).digest('hex').slice(0, 24), name: name.trim() };
}

/** One name is long and one is written from right to left, because these break a careless layout. */
export const samplePeople: readonly (Person & { readonly portrait: string })[] = [
  { ...personNamed('Ada Sample'), portrait: 'ada' },
  { ...personNamed('Grace Sample-Hopperfield'), portrait: 'grace' },
  { ...personNamed('Linus Sample'), portrait: 'linus' },
  { ...personNamed('ليلى مثال'), portrait: 'layla' },
];

export type SamplePerson = (typeof samplePeople)[number];

const hair: Readonly<Record<string, string>> = {
  ada: 'M18 36c-2-20 6-27 14-27s16 7 14 27c-3-4-4-9-4-13-7 0-14-1-18-4-1 6-3 12-6 17z',
  grace: 'M17 30c0-14 6-20 15-20s15 6 15 20c-3-3-4-7-5-10-8 2-14 2-20 0-1 4-2 7-5 10z',
  linus: 'M20 24c0-9 5-14 12-14s12 5 12 14c-3-2-4-4-5-6-5 2-10 2-14 0-1 2-2 4-5 6z',
  owner: 'M20 25c0-10 5-15 13-15 7 0 12 5 11 15-2-3-3-5-4-8-6 1-11 0-15-3-1 4-3 8-5 11z',
  layla: 'M15 52c-1-24 5-43 17-43s18 19 17 43c-4-8-6-16-6-24-7-1-14-2-20-6-1 10-3 20-8 30z',
};

/** A portrait as an SVG. It has attributes only, because the policy allows no inline style. */
export function portrait(file: string): string | undefined {
  const lines = Object.hasOwn(hair, file) ? hair[file] : undefined;
  if (lines === undefined) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="96" height="96"><g fill="#fff" stroke="#1f4a9c" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M0 0h64v64H0z" fill="#dbe8f7" stroke="none"/><path d="M10 64c1-13 9-18 22-18s21 5 22 18z"/><path d="M27 40v8c2 3 8 3 10 0v-8z"/><ellipse cx="32" cy="29" rx="11" ry="14"/><path d="${lines}" fill="#a9c4e8"/><path d="M28 29v1M36 29v1M29 36c2 2 4 2 6 0" fill="none"/></g></svg>`;
}
