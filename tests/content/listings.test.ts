import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { linesIn } from '#site/content/highlight.ts';
import { listingsOf, quote } from '#site/content/listing.ts';
import { attribute } from '#site/content/mdx.ts';
import { tags } from '../../scripts/check-site/sources.ts';
import { articles } from './articles.ts';

/** Characters of code that the column of an article shows without scrolling. */
const column = 76;

const listings = articles.flatMap((article) =>
  tags(article, 'Listing').map((tag) => ({
    folder: article.folder,
    file: attribute(tag, 'file') ?? '',
    region: attribute(tag, 'region'),
    highlight: attribute(tag, 'highlight') ?? '',
  })),
);

test.each(listings)(
  '$folder: $region of $file fits the column, and what is marked in it is code',
  ({ file, region, highlight }) => {
    const lines = quote(readFileSync(file, 'utf8'), region).split('\n');
    expect(lines.join('').trim()).not.toBe('');
    expect(lines.filter((line) => [...line].length > column)).toEqual([]);
    expect([...linesIn(highlight)].filter((line) => !lines[line - 1]?.trim())).toEqual([]);
  },
);

const snippets = articles.flatMap((article) =>
  tags(article, 'Snippet').map((tag) => ({
    folder: article.folder,
    id: attribute(tag, 'id') ?? '',
    file: attribute(tag, 'file') ?? '*',
  })),
);

test.each(snippets)(
  '$folder: the copy of the snippet $file is its program, and fits the column',
  (snippet) => {
    for (const copy of globSync(`sample/snippets/${snippet.id}/${snippet.file}`)) {
      const shown = quote(readFileSync(copy, 'utf8'));
      expect(shown.split('\n').filter((line) => [...line].length > column)).toEqual([]);
      // A snippet that is no part of the article's program is the host's alone.
      for (const program of globSync(`examples/${snippet.folder}/{,*/}${basename(copy)}`))
        expect(shown).toBe(quote(readFileSync(program, 'utf8')));
    }
  },
);

test.each(articles)('$folder names each file at its path for the reader', ({ nodes }) => {
  const files = nodes.flatMap(listingsOf);
  expect(files.filter(({ path }) => /^(?:sample|examples)\//.test(path))).toEqual([]);
  const paths = new Map(files.map(({ file, path }) => [file, path]));
  expect(files.filter(({ file, path }) => paths.get(file) !== path)).toEqual([]);
});

const tutorials = articles.filter(({ text }) => text.includes('npm create'));

test.each(tutorials)('$folder asks for a Node that its tests run on', ({ text }) => {
  const [, oldest] = /\bNode\b\S*[ |]+(\d+\.\d+) or newer/.exec(text) ?? [];
  const { engines } = JSON.parse(readFileSync('node_modules/jsdom/package.json', 'utf8'));
  expect(engines.node).toContain(`^${oldest}.`);
});

test('code is quoted, never pasted: fences hold commands and output', () => {
  const fences = articles.flatMap(({ folder, nodes }) =>
    nodes.flatMap((node) => (node.type === 'code' ? [{ folder, lang: node.lang ?? 'none' }] : [])),
  );
  expect(fences.filter(({ lang }) => !['sh', 'text', 'json'].includes(lang))).toEqual([]);
});
