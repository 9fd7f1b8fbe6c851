import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { MdastNode } from 'satteri';
import { attribute, parseMdx, withChildren } from './mdx.ts';

/** A file that an article shows or links, and its path in the reader's project. */
export interface Listing {
  /** From the repository's root: 'examples/09-votes/src/vote.ts'. */
  readonly file: string;
  /** In the reader's project: 'src/vote.ts'. */
  readonly path: string;
  /** The part that is shown. Without one, the whole file. */
  readonly region: string | undefined;
  /** The anchor of the whole file on the article's page of files. */
  readonly id: string;
}

const insideExample = /^examples\/[^/]+\//;

export function listing(file: string, region?: string, path = file.replace(insideExample, '')): Listing {
  const id = file.replace(insideExample, '').replace(/[^A-Za-z0-9]+/g, '-');
  return { file, path, region, id: id.replace(/^-|-$/g, '').toLowerCase() };
}

/** The listings of `<Listing file="…" region="…" path="…" />` or `<Files from="examples/…" paths="a.ts b.ts" />`; none for other nodes. */
export function listingsOf(node: MdastNode): readonly Listing[] {
  if (node.type !== 'mdxJsxFlowElement') return [];
  if (node.name === 'Listing')
    return [listing(attribute(node, 'file') ?? '', attribute(node, 'region'), attribute(node, 'path'))];
  if (node.name !== 'Files') return [];
  const paths = attribute(node, 'paths')?.split(/\s+/).filter(Boolean) ?? [];
  return paths.map((path) => listing(`${attribute(node, 'from')}/${path}`));
}

/** What a listing shows. Throws if its file or its region is missing. */
export function quotedListing({ file, region }: Listing): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(`quotes ${file}, which is not a file here: correct its path`);
  try {
    return quote(readFileSync(file, 'utf8'), region);
  } catch (cause) {
    throw new Error(`quotes ${file}, which ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Every file that an article shows or links, once, in reading order. */
export function filesIn(mdx: string): readonly Listing[] {
  const files = new Map<string, Listing>();
  for (const each of withChildren(parseMdx(mdx)).flatMap(listingsOf))
    if (!files.has(each.file)) files.set(each.file, each);
  return [...files.values()];
}

const languages: Readonly<Record<string, string>> = { '.rules': 'js', '.mts': 'ts', '.gitignore': 'text' };

export function languageOf(file: string): string {
  const ending = extname(file);
  return languages[ending] ?? (ending.slice(1) || 'text');
}

const opening = /^\s*(?:\/\/|#|<!--|\{?\/\*)\s*#?region\s+([\w-]+)/;
const closing = /^\s*(?:\/\/|#|<!--|\{?\/\*)\s*#?endregion(?:\s+([\w-]+))?/;
/** A comment for our linter, which a reader's project doesn't have. */
const suppression = /^\s*(?:\/\/|\{?\/\*)\s*biome-ignore\b/;

/** A region of a program (`// #region name` … `// #endregion name`), or all of it, without markers and shared indentation. Throws if it isn't there. */
export function quote(source: string, region?: string): string {
  const lines = source.split('\n');
  const wanted = region === undefined ? lines : linesOf(lines, region);
  return dedent(
    wanted.filter((line) => !opening.test(line) && !closing.test(line) && !suppression.test(line)),
  );
}

function linesOf(lines: readonly string[], region: string): string[] {
  const start = lines.findIndex((line) => opening.exec(line)?.[1] === region);
  if (start === -1) {
    const names = lines.flatMap((line) => opening.exec(line)?.[1] ?? []);
    const fix = names.length > 0 ? `it has ${names.join(', ')}` : 'add it, or leave region="…" out';
    throw new Error(`has no region '${region}': ${fix}`);
  }
  const open = [region];
  for (let i = start + 1; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const inner = opening.exec(line)?.[1];
    if (inner !== undefined) open.push(inner);
    else if (closing.test(line)) open.pop();
    if (open.length === 0) return lines.slice(start + 1, i);
  }
  throw new Error(`begins the region '${region}' but never ends it`);
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
