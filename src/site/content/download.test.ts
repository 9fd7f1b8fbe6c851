import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { downloadPath, downloadsIn, zipOf } from './download.ts';

const mdx = `
<Listing file="examples/09-votes/src/vote.ts" region="vote" />

<Checkpoint download="1-one-vote">Look.</Checkpoint>

<Fold title="Another way"><Files from="examples/09-votes" paths="firebase.json" /></Fold>

<Exercise>
<Listing file="examples/09-votes/src/vote.test.ts" />
<Fold title="Solution"><Listing file="examples/09-votes/src/id.ts" /></Fold>
</Exercise>

<Checkpoint download="2-ids">Look.</Checkpoint>

<Checkpoint>Nothing to download.</Checkpoint>

<Exercise><Listing file="examples/09-votes/exercises/score/score.ts" path="src/score.ts" /></Exercise>
`;
const [first, second, ...others] = downloadsIn(mdx);

test('a checkpoint has the files that are named before it, with what the reader writes for an exercise', () => {
  const paths = [first, second].map((download) => download?.listings.map(({ path }) => path));
  expect(paths).toEqual([['src/vote.ts'], ['src/vote.ts', 'src/vote.test.ts', 'src/id.ts']]);
  expect(others).toEqual([]);
  expect(downloadPath('/blogpost9', '1-one-vote')).toBe('/downloads/blogpost9/1-one-vote.zip');
});

test('a download is a project of its own, whole files in a folder, and the same in every build', () => {
  if (first === undefined) throw new Error('no download');
  const files = unzipSync(zipOf(first));
  const names = [
    'package.json',
    '.gitignore',
    'vite.config.ts',
    'index.html',
    'tsconfig.json',
    'src/vote.ts',
  ];
  expect(Object.keys(files).sort()).toEqual(names.map((name) => `1-one-vote/${name}`).sort());
  const text = (name: string) => strFromU8(files[`1-one-vote/${name}`] ?? new Uint8Array());
  expect(text('src/vote.ts')).not.toContain('#region');
  expect(JSON.parse(text('package.json'))).toMatchObject({
    name: 'votes',
    scripts: { dev: 'vite', test: 'vitest run' },
  });
  expect(zipOf(first)).toEqual(zipOf(first));
});
