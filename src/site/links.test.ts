import { expect, test } from 'vitest';
import { linksIn } from './links.ts';

test('links and pictures are found where they are: in sentences, lists, tables, notes and tags', () => {
  const source = [
    'A [first](/one) and ![a plan](plan.png), named [later][two].',
    '- in a [list](#three)',
    '',
    '| a | b |',
    '|---|---|',
    '| [in a table](https://four.example/) | x |',
    '',
    '<Callout>',
    'in a [callout](/five)',
    '</Callout>',
    '',
    '[two]: https://two.example/',
  ].join('\n');
  expect(linksIn(source, 'mdx')).toEqual([
    '/one',
    'plan.png',
    '#three',
    'https://four.example/',
    '/five',
    'https://two.example/',
  ]);
});

test('code is no link', () => {
  expect(linksIn('`[a](/b)`\n\n```md\n[a](/b)\n```', 'md')).toEqual([]);
});
