import { expect, test } from 'vitest';
import { llmsTxt } from './llms-txt.ts';

const article = {
  folder: '01-first',
  path: '/first',
  title: 'First',
  description: 'What it says.',
  published: { iso: '2022-03-28', text: 'March 28, 2022' },
  minutes: 3,
  draft: false,
  comments: true,
  cover: 'cover',
  tags: [],
  aliases: [],
};
const site = { host: 'https://robin.example', owner: 'Robin Example', description: 'Apps.', pages: [] };

test('llms.txt leads to each article as Markdown, and to the pages of the owner', () => {
  const pages = [{ path: '/uses', title: 'Uses', description: 'What I use.' }];
  expect(llmsTxt({ ...site, articles: [article], pages })).toBe(`# Robin Example

> Apps.

## Blog Posts

- [First](https://robin.example/first.md): What it says.

## Elsewhere

- [Uses](https://robin.example/uses): What I use.
`);
});

test('a site without articles and pages has no empty lists', () => {
  expect(llmsTxt({ ...site, articles: [] })).toBe('# Robin Example\n\n> Apps.\n');
});
