import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { plainMarkdown } from './plain-markdown.ts';

const address = 'https://robin.example/blogpost5';
const plain = (mdx: string) => plainMarkdown(mdx, { address });

test('words stay as they were written, and links are whole addresses', () => {
  const list = '1. One “ünïcode” 🎉 *word*,\n   on two lines.\n2. A [page](https://other.example/).';
  expect(plain(list)).toBe(list);
  expect(plain('[One](/blogpost2), [two](#two)')).toBe(
    '[One](https://robin.example/blogpost2), [two](https://robin.example/blogpost5#two)',
  );
  expect(plain('[![A shop](/shop.png)](/shop.png)')).toBe(
    '[![A shop](https://robin.example/shop.png)](https://robin.example/shop.png)',
  );
  expect(plain('[One][one]\n\n[one]: /blogpost2 "Two"')).toBe(
    '[One][one]\n\n[one]: https://robin.example/blogpost2 "Two"',
  );
});

test('a listing is quoted where it stands, under the name of its file', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'vote.ts');
  writeFileSync(file, '// #region one\nconst one = `1`;\n\none();\n// #endregion one\nconst two = 2;\n');
  expect(plain(`1. Step:\n\n   <Listing file="${file}" region="one" path="src/vote.ts" />\n`)).toBe(
    '1. Step:\n\n   `src/vote.ts`:\n   \n   ```ts\n   const one = `1`;\n   \n   one();\n   ```',
  );
});

test('math is its TeX, and prices stay prices', () => {
  const math =
    'It is $x^{2}$, $\\frac{8 s}{b}$ and $\\text{in b}$, from $5 to $10.\n\n$$\n\\frac{a b}{c}\n$$';
  expect(plain(math)).toBe(math);
});

test('files are links to where they are shown whole', () => {
  expect(plain('<Files from="examples/09-votes" paths="src/vote.ts src/Forum.tsx" />')).toBe(
    `- [\`src/vote.ts\`](${address}/files#src-vote-ts)\n- [\`src/Forum.tsx\`](${address}/files#src-forum-tsx)`,
  );
});

test('code keeps its language and its name, and loses what only the page needs', () => {
  expect(plain('```ts title=a.ts marked=2\none\n```')).toBe('`a.ts`:\n\n```ts\none\n```');
  expect(plain('````md\n```sh\nls\n```\n````')).toBe('````md\n```sh\nls\n```\n````');
});

test('boxes are quotes under their titles', () => {
  expect(plain('<Callout kind="mistake">\nOne.\n\nTwo.\n</Callout>')).toBe(
    '> **A mistake I made**\n>\n> One.\n>\n> Two.',
  );
  expect(plain('> [!TIP]\n> One.')).toBe('> **Tip**\n>\n> One.');
  expect(plain('<Fold title="Solution">\n\n```sh\nls\n```\n\n</Fold>')).toBe(
    '**Solution**\n\n```sh\nls\n```',
  );
});

test('what only a browser can show is a link to the page, with its own words where it has some', () => {
  expect(
    plain(
      'import { Demo } from \'./Demo.tsx\';\n\n<Figure caption="Fig. 1. Boxes.">\n  <Demo client:visible />\n</Figure>',
    ),
  ).toBe(`[See this part on the page](${address})\n\n*Fig. 1. Boxes.*`);
  expect(plain('<Shot light={a} alt="A page with a button" />')).toBe(`[A page with a button](${address})`);
  expect(plain('![A server](./diagram.svg)')).toBe(`[A server](${address})`);
});

test('a picture has the address that the build gave it', () => {
  const pictures = new Map([['./shop.png', 'https://robin.example/_astro/shop.webp']]);
  expect(plainMarkdown('![A shop](./shop.png)', { address, pictures })).toBe(
    '![A shop](https://robin.example/_astro/shop.webp)',
  );
});

test.each(globSync('sample/{articles/*,new-article}/index.mdx'))(
  'nothing of %s is left that only MDX understands',
  (file) => {
    const text = plain(readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''));
    const prose = text.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '').replace(/`[^`\n]+`/g, '');
    expect(prose.match(/<\/?[A-Z]\w*|^(import|export) .*|\{\/\*|client:\w+|undefined/gm)).toBeNull();
  },
);

test('a snippet is quoted from its copy, marked lines are named, and a checkpoint has its download', () => {
  const policy = '<Snippet id="00000000000000000000000000000005" file="policy.ts" />';
  expect(plain(policy)).toMatch(/^`policy\.ts`:\n\n```ts\n[\s\S]+\n```$/);
  expect(plain(policy.replace('policy.ts', 'other.ts'))).toBe(`[See this part on the page](${address})`);
  expect(plain('<Listing file="examples/09-votes/src/vote.ts" region="vote" highlight="2,4-5" />')).toMatch(
    /^`src\/vote\.ts`:\n\n```ts \{2,4-5\}\n/,
  );
  expect(plain('<Checkpoint download="1-a">\n\nLook.\n\n</Checkpoint>')).toBe(
    '> **Checkpoint**\n>\n> Look.\n>\n> [Download the program so far (1-a.zip)](https://robin.example/downloads/blogpost5/1-a.zip)',
  );
});
