import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { readContent } from './read-content.ts';

let tree: string;
beforeEach(() => {
  tree = temporaryFolder();
});

const head = 'title: A\ndescription: What this is about, in one or two sentences of some length.\n';
function write(name: string, more = ''): void {
  const file = join(tree, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\n${head}${more}---\n`);
}
const article = (folder: string, more = '') =>
  write(`articles/${folder}/index.mdx`, `published: 2026-11-20\nminutes: 1\n${more}`);

test('articles come in the order of their numbers, each at the address of its number or its own', () => {
  article('10-later', 'path: /2021/later/\n');
  article('02-earlier', 'draft: true\n');
  expect(readContent(tree).articles.map(({ path }) => path)).toEqual(['/blogpost2', '/2021/later']);
});

test('two articles with one address stop the build, with a sentence that names both', () => {
  article('4-one');
  article('04-another');
  expect(() => readContent(tree)).toThrow(
    'articles/4-one/index.mdx:1 is /blogpost4, as articles/04-another is: give one of them another number or path',
  );
});

test('a value that begins with an asterisk is a mistake with its line, because it is no text in YAML', () => {
  article('1-a', 'series: *args\n');
  expect(() => readContent(tree)).toThrow(/1-a\/index\.mdx:6 is not YAML: \*args has to be in quotes\.$/);
});

test('a folder without a number stops the build', () => {
  article('my-article');
  expect(() => readContent(tree)).toThrow(/begin the folder's name with one/);
});

test('a page with the address of another page, an article or the server stops the build', () => {
  article('1-a', 'slug: my-app\n');
  for (const name of ['uses', 'subscribe', 'auth', 'my-app', 'work/shop']) write(`pages/${name}.mdx`);
  expect(() => readContent(tree)).toThrow(
    /auth\.mdx:1 .* is the address of another page.*\n.*my-app\.mdx:1 is \/my-app, as articles\/1-a is: .*\n.*subscribe\.mdx:1/,
  );
});
