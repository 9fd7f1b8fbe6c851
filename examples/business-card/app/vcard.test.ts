import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readCard, sampleCard } from './card.ts';
import { fileName, folded, vcard } from './vcard.ts';

const emptyCard = readCard({}) ?? sampleCard;

const awkward = {
  ...emptyCard,
  given: 'Zoë; Ana',
  family: 'O’Neil, "Jr" \\ 🛶',
  role: 'Line one\nline two',
  company: 'Marsh, Sons; Daughters',
  email: 'zoe@marsh.example',
  phone: '+44 (0)20 (555) 0142',
  website: 'marsh.example/a,b;c',
  place: 'Town, Upper',
  motto: 'سفن خشبية '.repeat(12).trim(),
  photo: `data:image/jpeg;base64,${'QUJD'.repeat(80)}`,
};

test('an address book reads the card as it was typed', () => {
  const contact = new ICAL.Component(ICAL.parse(vcard(awkward)));
  const value = (name: string) => contact.getFirstPropertyValue(name);
  expect(value('version')).toBe('3.0');
  expect(contact.getFirstProperty('n')?.jCal.slice(3)).toEqual([[awkward.family, awkward.given, '', '', '']]);
  // RFC 2426 wants this semicolon escaped, and this reader only takes it back in lists.
  expect(String(value('fn')).replace('\\;', ';')).toBe(`${awkward.given} ${awkward.family}`);
  expect(value('title')).toBe(awkward.role);
  expect(contact.getFirstProperty('org')?.getValues().flat()).toEqual([awkward.company]);
  expect(value('email')).toBe(awkward.email);
  expect(value('tel')).toBe('+44 20 (555) 0142');
  expect(value('url')).toBe('https://marsh.example/a,b;c');
  expect(contact.getFirstProperty('adr')?.jCal[3]).toEqual(['', '', '', 'Town, Upper', '', '', '']);
  expect(value('note')).toBe(awkward.motto);
  expect(String(value('photo'))).toBe('QUJD'.repeat(80));
});

test('a family name that comes first is shown first and sorted as the family name', () => {
  const file = vcard({ ...emptyCard, given: 'Réka', family: 'Nagy', order: 'family first' });
  expect(file).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nN:Nagy;Réka;;;\r\nFN:Nagy Réka\r\nEND:VCARD\r\n');
});

test('no line has more than 75 octets, and no character is cut in two', () => {
  const long = `NOTE:${'a🛶é'.repeat(200)}`;
  const lines = folded(long).split('\r\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.every((line) => line.isWellFormed())).toBe(true);
  expect(lines.join('\n').replaceAll('\n ', '')).toBe(long);
});

test('a line of exactly 75 octets is not folded', () => {
  expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
  expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test('the file is named after the person, without what a disk refuses', () => {
  expect(fileName({ ...emptyCard, given: '../Ada', family: 'M/arsh: ليلى' })).toBe('-Ada-M-arsh-ليلى.vcf');
  expect(fileName(emptyCard)).toBe('card.vcf');
});
