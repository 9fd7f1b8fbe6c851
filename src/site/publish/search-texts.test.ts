import { expect, test } from 'vitest';
import { searchPage } from './search-texts.ts';

test('listings are apart from prose, and a folder tree is left out', () => {
  const markdown = `Before.

## Write the \`rules\`

1. Who may write:

   \`\`\`js
   allow write;
   \`\`\`

\`\`\`text
rules/
├── firestore.rules
\`\`\`

> A *quote*.`;
  const page = { title: 'Rules', description: 'How to.', path: '/rules', markdown };
  expect(searchPage(page).sections).toEqual([
    { heading: '', prose: 'How to. Before.', code: '' },
    {
      heading: 'Write the rules',
      id: 'write-the-rules',
      prose: 'Who may write: A quote.',
      code: 'allow write;',
    },
  ]);
});
