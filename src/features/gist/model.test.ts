import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { snippetCopies } from '#site/content/snippet-copies.ts';
import { temporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { filesIn, snippetPage } from './model.ts';

test('the link leads to the file in the page of the snippet', () => {
  expect(snippetPage({ id: 'a1b2c3' })).toBe('https://gist.github.com/a1b2c3');
  expect(snippetPage({ id: 'a1b2c3', file: 'App.test.JS' })).toBe(
    'https://gist.github.com/a1b2c3#file-app-test-js',
  );
  expect(snippetPage({ id: 'a1b2c3', file: 'my_file.js' })).toBe(
    'https://gist.github.com/a1b2c3#file-my_file-js',
  );
});

const answer = JSON.stringify({
  id: 'a1b2c3',
  files: {
    'a.js': { filename: 'a.js', content: 'a()', language: 'JavaScript', truncated: false },
    'b.txt': { filename: 'b.txt', content: '<b>', language: null },
    'long.js': { filename: 'long.js', content: 'the first part', truncated: true },
  },
});

test('of an answer the file asked for is taken, or all that are there whole', () => {
  expect(filesIn(answer, 'b.txt')).toEqual([{ name: 'b.txt', code: '<b>' }]);
  expect(filesIn(answer, undefined).map(({ name }) => name)).toEqual(['a.js', 'b.txt']);
  expect(filesIn(answer, 'long.js')).toEqual([]);
  expect(filesIn(answer, 'missing.js')).toEqual([]);
});

test('a kept copy is found by id and file, or all of them in order', () => {
  const folder = temporaryFolder();
  const copies = join(folder, 'snippets', 'a1b2c3');
  mkdirSync(copies, { recursive: true });
  writeFileSync(join(copies, 'two.js'), 'two()\n\n');
  writeFileSync(join(copies, 'one.js'), 'one()\n');
  const [one, two] = [
    { name: 'one.js', code: 'one()' },
    { name: 'two.js', code: 'two()' },
  ];
  expect(snippetCopies('a1b2c3', 'two.js', folder)).toEqual([two]);
  expect(snippetCopies('a1b2c3', undefined, folder)).toEqual([one, two]);
  expect(snippetCopies('a1b2c3', 'three.js', folder)).toEqual([]);
  expect(snippetCopies('ffffff', undefined, folder)).toEqual([]);
});
