import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MdastNode } from 'satteri';
import { expect, test } from 'vitest';
import { linksIn } from '#site/links.ts';
import { filesIn } from '#site/listing.ts';
import { articles, nodesOf, wordsOf } from './articles.ts';

/** '05-comment-section' → '/blogpost5', which no article of the sample changes by a slug. */
const pathOf = (folder: string) => `/blogpost${Number.parseInt(folder, 10)}`;

/** The places of each page that a link may name. */
const pages = new Map([
  ['/', ['about', 'projects', 'skills', 'blogposts', 'contact']],
  ['/subscribe', []],
  ['/privacy-policy', anchorsOf(nodesOf(readFileSync('sample/legal/privacy-policy.mdx', 'utf8')))],
  ...articles.map(({ folder, nodes }) => [pathOf(folder), anchorsOf(nodes)] as const),
  ...articles.map(
    ({ folder, text }) => [`${pathOf(folder)}/files`, filesIn(text).map(({ id }) => id)] as const,
  ),
]);

function anchorsOf(nodes: readonly MdastNode[]): string[] {
  return nodes.flatMap((node) => (node.type === 'heading' ? [anchorOf(wordsOf(node))] : []));
}

/** 'Rules that say no' → 'rules-that-say-no', as headings get their anchors. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

const content = [...articles.map(({ folder }) => `articles/${folder}/index.mdx`), 'legal/privacy-policy.mdx'];

test.each(content)('%s: links inside the site lead to a page and a place that are there', (name) => {
  const here = name.startsWith('articles/') ? pathOf(name.split('/')[1] ?? '') : '/privacy-policy';
  const inside = linksIn(readFileSync(`sample/${name}`, 'utf8'), 'mdx').filter((link) => /^[/#]/.test(link));
  const lost = inside.filter((link) => {
    const [path = '', place] = link.split('#');
    const places = pages.get(path === '' ? here : path);
    return places === undefined || (place !== undefined && !places.includes(place));
  });
  expect(lost).toEqual([]);
});

test.each(content)('%s: links to the outside are complete and private', (name) => {
  const links = linksIn(readFileSync(`sample/${name}`, 'utf8'), 'mdx').filter((link) => !/^[/#]/.test(link));
  expect(links.filter((link) => !/^(https:\/\/[^/]+\/|mailto:)/.test(link))).toEqual([]);
});

const documents = globSync(['*.md', 'docs/**/*.md', 'examples/*/README.md', 'tests/*/README.md']);

test.each(documents)('%s: files that it names are there', (document) => {
  const files = linksIn(readFileSync(document, 'utf8'), 'md').filter(
    (link) => !/^(https?:|mailto:|#)/.test(link),
  );
  expect(files.filter((file) => !existsSync(join(dirname(document), file.split('#')[0] ?? '')))).toEqual([]);
});
