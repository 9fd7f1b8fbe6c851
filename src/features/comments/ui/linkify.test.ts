import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkify } from './linkify.ts';

const links = (body: string) => linkify(body).flatMap(({ text, href }) => (href === undefined ? [] : [text]));

test('http and https addresses become links', () => {
  expect(linkify('see https://a.example/b?c=d#e and http://f.example')).toEqual([
    { text: 'see ' },
    { text: 'https://a.example/b?c=d#e', href: 'https://a.example/b?c=d#e' },
    { text: ' and ' },
    { text: 'http://f.example', href: 'http://f.example/' },
  ]);
});

test.for([
  ['Look at https://a.example/b.', 'https://a.example/b'],
  ['Really, https://a.example/b?!', 'https://a.example/b'],
  ['(https://a.example/b)', 'https://a.example/b'],
  ['(see https://a.example/b_(c)).', 'https://a.example/b_(c)'],
  ['https://a.example/b_(c)', 'https://a.example/b_(c)'],
  ['<https://a.example/>', 'https://a.example/'],
  ['“https://a.example”', 'https://a.example'],
  ['[https://a.example/[b]]', 'https://a.example/[b]'],
  ['HTTPS://A.EXAMPLE/b', 'HTTPS://A.EXAMPLE/b'],
  ['https://müller.example/straße', 'https://müller.example/straße'],
] as const)('in %j the address is %j', ([body, address]) => {
  expect(links(body)).toEqual([address]);
});

test.for([
  'javascript:alert(1)',
  'data:text/html,https',
  'ftp://a.example',
  'www.a.example',
  'https://',
  'https://[',
  'xhttps://a.example',
  'https://bank.example@evil.example/',
  'mailto:a@b.example',
])('%j stays text', (body) => {
  expect(links(body)).toEqual([]);
});

test('a direction mark ends an address', () => {
  expect(links('https://a.example/\u202Egpj.exe')).toEqual(['https://a.example/']);
});

test('the parts of hostile lines are the lines, and link to nothing but http', () => {
  const lines = readFileSync('tests/data/xss-payloads.txt', 'utf8').split('\n');
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    const parts = linkify(line);
    expect(parts.map(({ text }) => text).join('')).toBe(line);
    for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:\/\//);
  }
});
