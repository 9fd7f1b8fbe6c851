import { mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { withChildren } from './mdx.ts';
import { tagProblems } from './mdx-tags.ts';

const file = 'sample/articles/01-quit-job-for-cs-degree/index.mdx';
const problemsIn = (text: string, of = file) => tagProblems(of, withChildren(mdxToMdast(text)));

test.each([
  ['<Unknwon />', 'has <Unknwon>, which is neither imported nor one of Aside, Callout, '],
  ['Words <Counter>and</Counter> words.', 'has <Counter>, which is neither imported nor one of '],
  ['<YouTube id="dQw4w9WgXcQ" />', '<YouTube> needs title="…"'],
  [
    '<YouTube id="https://youtu.be/dQw4w9WgXcQ" title="A song" />',
    '<YouTube> has id="https://youtu.be/dQw4w9WgXcQ": write the eleven characters after v= in ',
  ],
  ['<Snippet id="gist/abcdef12" />', "write the last part of the snippet's address"],
  ['<Callout kind="danger">Text</Callout>', '<Callout> has kind="danger": write one of note, tip, mistake, '],
  ['<Listing region="a" />', '<Listing> needs file="…"'],
  ['A <Listing file="examples/09-votes/src/vote.ts" />', '<Listing> needs a line of its own'],
  [
    '<Listing file="examples/09-votes/vote.ts" />',
    'quotes examples/09-votes/vote.ts, which is not a file here: correct its path',
  ],
  [
    '<Files from="examples/09-votes" paths="package.json vote.ts" />',
    'quotes examples/09-votes/vote.ts, which is not a file here: correct its path',
  ],
  [
    '<Listing file="examples/09-votes/src/vote.ts" region="vot" />',
    "quotes examples/09-votes/src/vote.ts, which has no region 'vot': it has vote",
  ],
  ['<Resume of={resume} />', 'has <Resume>, which is for pages/ alone'],
  ['Use {name} here.', 'has {name}, but no name is defined: write \\{ for the character itself'],
  [
    "import { A } from './A.tsx';",
    "imports './A.tsx', which is not there: add the file, or correct its name",
  ],
  [
    "import { A } from '#design/ui/Buton.tsx';",
    "imports '#design/ui/Buton.tsx', which is not there: add the file, or correct its name",
  ],
])('%s is a mistake', (text, says) => {
  expect(problemsIn(`Text.\n\n${text}\n`)).toEqual([{ file, line: 3, says: expect.stringContaining(says) }]);
});

test('a page quotes no program, because it has no page of files', () => {
  const page = 'sample/pages/about.mdx';
  const says = 'has <Listing>, which is for articles/ alone: remove it';
  expect(problemsIn('<Listing file="examples/09-votes/src/vote.ts" />', page)).toEqual([
    { file: page, line: 1, says },
  ]);
});

test('what a file imports or defines needs no other definition', () => {
  const text = `
import { Quiz } from './Quiz';
import words from './index.mdx?raw';
import { Callout } from '#design/ui/Boxes.tsx';
import { useState } from 'react';

export const One = () => <p>Don't</p>, Two = () => <p>That's it</p>, two = 2;
export const run = './not-there.sh';

<Quiz client:visible />

<One />

<Two {...props} />

<Callout>{two} and {frontmatter.title}, {props.a}, {words}, {Math.PI}, {true}, {import.meta.env}, {/* nothing */}</Callout>

<Listing file="examples/09-votes/src/vote.ts" region="vote" />

<Figure {...props}><small>Text</small></Figure>
`;
  expect(problemsIn(text)).toEqual([]);
});
