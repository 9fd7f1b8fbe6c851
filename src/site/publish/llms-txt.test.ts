import { expect, test } from 'vitest';
import { llmsTxt } from './llms-txt.ts';

const site = {
  host: 'https://robin.example',
  owner: { name: 'Robin Example', email: 'hello@robin.example' },
};

test('llms.txt leads to each article as Markdown, and to the pages of the owner', () => {
  const article = { path: '/first', title: 'First', description: 'What it says.' };
  const page = { path: '/uses', title: 'Uses', description: 'What I use.' };
  expect(llmsTxt(site, 'Apps.', [article], [page])).toBe(`# Robin Example

> Apps.

## Blog Posts

- [First](https://robin.example/first.md): What it says.

## Elsewhere

- [Uses](https://robin.example/uses): What I use.
`);
});

test('a site without articles and pages has no empty lists', () => {
  expect(llmsTxt(site, 'Apps.', [], [])).toBe('# Robin Example\n\n> Apps.\n');
});
