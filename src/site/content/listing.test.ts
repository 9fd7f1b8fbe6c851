import { expect, test } from 'vitest';
import { filesIn, languageOf, listing } from './listing.ts';

test("a file of an example goes to the same path in the reader's project", () => {
  expect(listing('examples/09-votes/src/vote.ts', 'cast')).toEqual({
    file: 'examples/09-votes/src/vote.ts',
    path: 'src/vote.ts',
    region: 'cast',
    id: 'src-vote-ts',
  });
});

test("a path of its own is where the reader puts the file, and its place among the files stays the file's", () => {
  const { path, id } = listing('examples/09-votes/exercises/undo.ts', undefined, 'src/vote.ts');
  expect([path, id]).toEqual(['src/vote.ts', 'exercises-undo-ts']);
});

test('the files of an article are those that it shows or names, each once, in order', () => {
  const files = filesIn(`
Text.

<Listing file="examples/09-votes/src/vote.ts" region="cast" />

<Fold title="More">
<Listing file="examples/09-votes/index.html" />
</Fold>

<Files from="examples/09-votes" paths="src/vote.ts src/page.css" />
`);
  expect(files.map(({ path }) => path)).toEqual(['src/vote.ts', 'index.html', 'src/page.css']);
});

test('the language is the ending, or the one that reads like it', () => {
  expect(['a.tsx', 'firestore.rules', '.gitignore'].map(languageOf)).toEqual(['tsx', 'js', 'text']);
});
