import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type MdastNode, mdxToJs } from 'satteri';
import { ContentError, type ContentProblem } from '#site/content/content-problem.ts';
import { isMath, mathMarkup } from '#site/content/math.ts';
import { features, parseMdx, withChildren } from '#site/content/mdx.ts';
import { isDraft } from '#site/content/read-content.ts';

/** Something that an owner may want to change. Only an error makes the check fail. */
export interface Finding extends ContentProblem {
  readonly kind: 'error' | 'warning' | 'suggestion';
}

export type Source = ReturnType<typeof readSource>;

/** A tree's MDX: articles, legal texts and other pages. */
export const sourcesIn = (tree: string, withDrafts = true): readonly Source[] =>
  globSync(`${tree}/{articles/*/index,legal/*,pages/**/*}.mdx`)
    .sort()
    .filter((file) => withDrafts || !isDraft(file))
    .map(readSource);

/** An MDX file with all of its nodes, in reading order, or with what keeps it from being parsed. */
export function readSource(file: string) {
  const text = readFileSync(file, 'utf8');
  return { file: relative('', file), isDraft: isDraft(file), text, ...parseSource(file, text) };
}

function parseSource(file: string, text: string) {
  try {
    // This reads imports and exports too.
    mdxToJs(text, { features });
    const nodes = withChildren(parseMdx(text));
    for (const node of nodes.filter(isMath)) mathMarkup(node, file);
    return { nodes, problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { nodes: [], problems: error.problems };
    if (!(error instanceof Error)) throw error;
    // '5:10: Could not parse expression …'
    const [, line = '1', what = error.message] =
      /^(\d+):\d+: (.*?)(?: \(mdx[^)]*\))?$/s.exec(error.message) ?? [];
    const says = `is not MDX: ${what.replace(' with oxc', '')}.${fixOf(what)}`;
    return { nodes: [], problems: [{ file, line: Number(line), says }] };
  }
}

function fixOf(mistake: string): string {
  if (mistake.includes('parse esm')) return '';
  const close = mistake.includes('closing tag') ? ' Close the tag, as in <br />, or write' : ' Write';
  return `${close} \\{ or \\< for the character itself.`;
}

export const tags = ({ nodes }: Source, name: string): readonly MdastNode[] =>
  nodes.filter((node) => 'name' in node && node.name === name);

/** The line where a string first appears, or the first line if it doesn't. */
export const lineWith = (text: string, part: string) =>
  text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length;

export const lineOf = (node: MdastNode): number => node.position?.start.line ?? 1;
