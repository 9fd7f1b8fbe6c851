import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MdastNode } from 'satteri';
import { article } from '#language';
import type { ContentProblem } from './content-problem.ts';
import { listingsOf, quotedListing } from './listing.ts';
import { attribute, hasAttribute } from './mdx.ts';

/** Components that MDX can use without importing them, and the attributes that each needs. */
export const mdxTags = {
  Aside: [],
  Callout: [],
  Checkpoint: [],
  Exercise: [],
  Figure: ['caption'],
  Fold: ['title'],
  ScrollTable: [],
  Snippet: ['id'],
  Steps: [],
  Video: ['src', 'title'],
  YouTube: ['id', 'title'],
} as const;

/** The elements of Markdown that components render: src/layouts/article/mdx-components.ts. All others become plain HTML. */
export const renderedElements = ['a', 'h1', 'h2', 'h3', 'img', 'pre', 'table', 'td', 'th'] as const;

const needs: Readonly<Record<string, readonly string[]>> = {
  ...mdxTags,
  Resume: [],
  Listing: ['file'],
  Files: ['from', 'paths'],
};
const known = Object.keys(needs).sort();

/** Tags of one folder alone: an article has a page of the files that it quotes. */
const folders: Readonly<Record<string, string>> = { Resume: 'pages', Listing: 'articles', Files: 'articles' };

const callouts = Object.keys(article.callouts);

/** What an attribute has to be. */
const formats: Readonly<Record<string, readonly [name: string, format: RegExp, fix: string]>> = {
  Callout: ['kind', new RegExp(`^(${callouts.join('|')})$`), `one of ${callouts.join(', ')}`],
  Checkpoint: ['download', /^[1-9][a-z0-9-]+$/, 'a number and words, as in 1-the-board'],
  Snippet: ['id', /^[0-9a-f]{5,40}$/, "the last part of the snippet's address"],
  YouTube: ['id', /^[\w-]{11}$/, "the eleven characters after v= in the video's address"],
};

type Tag = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Mistakes in an MDX file that would stop a build: in tags, listings, expressions and imports. */
export function tagProblems(file: string, nodes: readonly MdastNode[]): readonly ContentProblem[] {
  const code = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
  // Every word but those of paths: what is imported, defined or exported, and more.
  const words = new Set(code.replace(/\bfrom\s*(['"]).*?\1/g, '').match(/[\w$]+/g));
  return nodes.flatMap((node) => {
    const line = node.position?.start.line ?? 1;
    return sentences(node, file, words).map((says) => ({ file, line, says }));
  });
}

function sentences(node: MdastNode, file: string, words: ReadonlySet<string>): readonly string[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return importSentences(node.value, file);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expressionSentences(node.value.trim(), words);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return tagSentences(node, file, words);
    default:
      return [];
  }
}

function tagSentences(tag: Tag, file: string, words: ReadonlySet<string>): readonly string[] {
  const name = tag.name?.split('.')[0] ?? '';
  // Lower-case tags are HTML, and a component that the file defines can need any attribute.
  if (!/^[A-Z]/.test(name) || words.has(name)) return [];
  const needed = needs[name];
  if (needed === undefined)
    return [`has <${name}>, which is neither imported nor one of ${known.join(', ')}: correct its name`];
  const folder = folders[name];
  if (folder && !file.includes(`/${folder}/`))
    return [`has <${name}>, which is for ${folder}/ alone: remove it`];
  const missing = needed.filter((each) => !hasAttribute(tag, each));
  if (missing.length > 0) return missing.map((each) => `<${name}> needs ${each}="…"`);
  const [key = '', format, fix] = formats[name] ?? [];
  const value = attribute(tag, key);
  if (value !== undefined && format?.test(value) === false)
    return [`<${name}> has ${key}="${value}": write ${fix}`];
  if (tag.type === 'mdxJsxTextElement')
    return ['Listing', 'Files'].includes(name) ? [`<${name}> needs a line of its own`] : [];
  try {
    listingsOf(tag).forEach(quotedListing);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** An unknown {name} was meant as text. */
function expressionSentences(code: string, words: ReadonlySet<string>): readonly string[] {
  const [, name] = /^([\p{L}_$][\w$]*)(?:\.[\w$]+)*$/u.exec(code) ?? [];
  const isKnown =
    name === undefined ||
    words.has(name) ||
    name in globalThis ||
    ['props', 'frontmatter', 'import', 'true', 'false', 'null'].includes(name);
  return isKnown ? [] : [`has {${code}}, but no ${name} is defined: write \\{ for the character itself`];
}

/** Imports of files that are not there. Those of packages are left to the build. */
function importSentences(code: string, file: string): readonly string[] {
  const paths = [
    ...code.matchAll(/^(?:import|export)\b(?:[^'"]*\bfrom)?\s*(['"])(\.[^'"]*|#design\/[^'"]*)\1/gm),
  ];
  return paths
    .map(([, , path = '']) => path)
    .filter((path) => {
      const whole = path.startsWith('#')
        ? path.replace('#design', 'src/design')
        : join(dirname(file), path.replace(/\?.*$/, ''));
      return !['', '.ts', '.tsx', '.js', '.jsx'].some((ending) => existsSync(whole + ending));
    })
    .map((path) => `imports '${path}', which is not there: add the file, or correct its name`);
}
