import { download } from '../../shell/download.ts';
import { type Card, dialed, fullName, webAddress } from './card.ts';

/** A contact file: vCard 3.0 (RFC 2426), which most phones take. */
export function vcard(card: Card): string {
  const optional = (name: string, value: string | null | undefined) => (value ? [`${name}:${value}`] : []);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Phones sort by N and show FN. Both are always there, since a phone that misses one invents it.
    `N:${escaped(card.family)};${escaped(card.given)};;;`,
    `FN:${escaped(fullName(card))}`,
    ...optional('TITLE', escaped(card.role)),
    ...optional('ORG', escaped(card.company)),
    ...optional('EMAIL', escaped(card.email)),
    ...optional('TEL', escaped(dialed(card.phone))),
    // An address is no text: a comma in it stays a comma.
    ...optional('URL', webAddress(card.website)),
    ...optional('URL', webAddress(card.profile)),
    ...optional('ADR', card.place.trim() && `;;;${escaped(card.place)};;;`),
    ...optional('NOTE', escaped(card.motto)),
    ...optional('PHOTO;ENCODING=b;TYPE=JPEG', card.photo.split(',')[1]),
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
  const name = fullName(card).replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return `${name.slice(0, 60) || 'card'}.vcf`;
}

export function saveContact(card: Card): void {
  download(fileName(card), new Blob([vcard(card)], { type: 'text/vcard;charset=utf-8' }));
}
