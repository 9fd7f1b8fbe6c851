import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { linksIn } from '#site/links.ts';

const pages = globSync('sample/{articles/*/index,legal/*}.mdx');

test.each(pages)('%s: links to the outside are complete and private', (name) => {
  const links = linksIn(readFileSync(name, 'utf8'), 'mdx').filter((link) => !/^[/#]/.test(link));
  expect(links.filter((link) => !/^(https:\/\/[^/]+\/|mailto:)/.test(link))).toEqual([]);
});

const documents = globSync(['*.md', 'docs/**/*.md', 'examples/*/README.md', 'tests/*/README.md']);

test.each(documents)('%s: files that it names are there', (document) => {
  const files = linksIn(readFileSync(document, 'utf8'), 'md').filter(
    (link) => !/^(https?:|mailto:|#)/.test(link),
  );
  expect(files.filter((file) => !existsSync(join(dirname(document), file.split('#')[0] ?? '')))).toEqual([]);
});
