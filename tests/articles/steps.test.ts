import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const frame = (attributes: string, code: string, bar = '') =>
  `<figure ${attributes}><figcaption>${bar}</figcaption><pre><code>${code}</code></pre></figure>`;
const page = (content: string) => `<main><div class="prose">${content}</div></main>`;
const files = page(
  `<div id="src-app-tsx">${frame('data-lang="tsx" data-path="src/App.tsx"', '&lt;App /&gt;')}</div>`,
);

test('a command has the answer that follows it, and files come as they are shown', () => {
  const article = page(
    frame('data-lang="sh"', 'npm create vite') +
      frame('data-lang="css" data-path="src/page.css"', 'a {}') +
      `<section data-kind="checkpoint">${frame('data-lang="sh"', 'npm test')}${frame('data-lang="text"', '1 passed')}</section>`,
  );
  const command = { kind: 'command', run: 'yes' };
  expect(stepsOf(article, files)).toEqual([
    { ...command, text: 'npm create vite', answer: undefined, isCheckpoint: false },
    { kind: 'file', path: 'src/page.css', text: 'a {}\n' },
    { ...command, text: 'npm test', answer: '1 passed', isCheckpoint: true },
  ]);
});

test('a part of a file, and a link to one, are written whole', () => {
  const link = '<a href="/blogpost6/files#src-app-tsx"';
  const expected = { kind: 'file', path: 'src/App.tsx', text: '<App />\n' };
  const part = frame('data-lang="tsx" data-path="src/App.tsx"', 'a part', `${link}>Whole file</a>`);
  expect(stepsOf(page(part), files)).toEqual([expected]);
  expect(stepsOf(page(`${link} data-path="src/App.tsx">src/App.tsx</a>`), files)).toEqual([expected]);
  expect(() => stepsOf(page(part), page(''))).toThrow('the page of files has no src/App.tsx');
});

test('an exercise has a test and a solution, other folds are not followed, and a checkpoint has a download', () => {
  const written = (path: string) => frame(`data-lang="ts" data-path="${path}"`, path);
  const article = page(
    `<section data-exercise>${written('a.test.ts')}<details>${written('a.ts')}</details></section>
     <details>${frame('data-lang="sh"', 'sudo install')}</details>
     <section data-kind="checkpoint">The page is blue. <a href="/downloads/blogpost6/1.zip" download></a></section>`,
  );
  const file = (path: string) => ({ kind: 'file', path, text: `${path}\n` });
  expect(stepsOf(article, files)).toEqual([
    { kind: 'exercise', files: [file('a.test.ts')], solution: [file('a.ts')] },
    { kind: 'look' },
    { kind: 'download', path: '/downloads/blogpost6/1.zip' },
  ]);
});
