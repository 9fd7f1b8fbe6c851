import { type Card, fullName, webAddress } from './card.ts';

export type Version = '3.0' | '4.0';

/** A contact file: vCard 3.0 (RFC 2426), which most phones take, or 4.0 (RFC 6350). */
export function vcard(card: Card, version: Version): string {
  const [, photo] = card.photo.split(',');
  const property = (name: string, value: string | null | undefined) => (value ? [`${name}:${value}`] : []);
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    // Phones sort by N and show FN. Both are always there, since a phone that misses one invents it.
    `N:${escaped(card.family)};${escaped(card.given)};;;`,
    `FN:${escaped(fullName(card))}`,
    ...property('TITLE', escaped(card.role)),
    ...property('ORG', escaped(card.company)),
    ...property('EMAIL', escaped(card.email)),
    ...property('TEL', escaped(card.phone)),
    // An address is no text: a comma in it stays a comma.
    ...property('URL', webAddress(card.website)),
    ...property('URL', webAddress(card.profile)),
    ...property('ADR', card.place.trim() && `;;;${escaped(card.place)};;;`),
    ...property('NOTE', escaped(card.motto)),
    ...(version === '3.0' ? property('PHOTO;ENCODING=b;TYPE=JPEG', photo) : property('PHOTO', card.photo)),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text
    .trim()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');
}

const octetsOf = (character: string) => new TextEncoder().encode(character).length;

/** No line is longer than 75 octets: the next one begins with a space. A character is never cut in two. */
export function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    octets += octetsOf(character);
    if (octets > 75) {
      result += '\r\n ';
      octets = 1 + octetsOf(character);
    }
    result += character;
  }
  return result;
}

/** What the file is called: letters and digits of any script, and nothing that a disk refuses. */
export function fileName(card: Card): string {
  return `${
    fullName(card)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, 60) || 'card'
  }.vcf`;
}
