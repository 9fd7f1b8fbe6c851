import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from '#site/content/content-problem.ts';
import { counted } from '../terminal-layout.ts';
import { headingFindings, pictureFindings } from './headings-and-pictures.ts';
import { knownPages, linkFindings } from './links.ts';
import { readTree, type Site, type Tree } from './read-tree.ts';
import { readingTimeFindings } from './reading-time.ts';
import { redirectFindings } from './redirects.ts';
import type { Finding } from './sources.ts';
import { toDoFindings } from './to-dos.ts';

/** What `npm run check:site` lists. Mistakes that keep the rest from being read come alone. */
export const allFindings = (site: Site): Promise<readonly Finding[]> =>
  located(async () => {
    const read = await readTree(site, true);
    return [
      ...textFindings(read),
      ...read.sources.flatMap(readingTimeFindings),
      ...read.sources.flatMap(toDoFindings),
      ...unreadFindings(site.tree),
      ...replacedPageFindings(read),
      // There is a dictionary of English only.
      ...(/^en\b/.test(read.config.language) ? await spellingFindings(site.tree, read.config) : []),
    ];
  });

/** The errors among them, which stop a build. Drafts are not built, so theirs don't. */
export async function errorsIn(site: Site): Promise<readonly Finding[]> {
  const findings = await located(async () => textFindings(await readTree(site, false)));
  return findings.filter(({ kind }) => kind === 'error');
}

const textFindings = (tree: Tree): readonly Finding[] => [
  ...tree.sources.filter(({ file }) => file.includes('/articles/')).flatMap(headingFindings),
  ...tree.sources.flatMap(pictureFindings),
  ...linkFindings(tree),
  ...redirectFindings(tree),
];

async function located(find: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => ({ ...problem, kind: 'error' }));
  }
}

/** Files that the build passes over. What is beside an article may be a part of it. */
const unreadFindings = (tree: string): readonly Finding[] =>
  globSync('{articles,pages,legal}/**/*.{md,mdx,MD,MDX}', { cwd: tree })
    .filter((file) => !/^pages\/.*\.mdx$|^legal\/privacy-policy\.mdx$/.test(file))
    .filter((file) => !existsSync(join(tree, 'articles', file.split('/')[1] ?? '', 'index.mdx')))
    .map((file) => ({
      kind: 'warning',
      file: join(tree, file),
      line: 1,
      says: 'is not shown: an article is articles/10-its-name/index.mdx, a page pages/its-name.mdx',
    }));

/** Files that the build copies in place of pages. */
const replacedPageFindings = (tree: Tree): readonly Finding[] =>
  [...knownPages(tree).keys()].flatMap((page): Finding[] => {
    const file = `public${page === '/' ? '/index' : page}${/\.\w+$/.test(page) ? '' : '.html'}`;
    const says = `takes the place of the page ${page}: give it another name, unless you want that`;
    return existsSync(file) ? [{ kind: 'warning', file, line: 1, says }] : [];
  });

/** Words unknown to every dictionary and to both words.txt. The owner's own name, address and account are known. */
async function spellingFindings(tree: string, config: Tree['config']): Promise<readonly Finding[]> {
  const own = join(tree, 'words.txt');
  const known = new Set(existsSync(own) ? readFileSync(own, 'utf8').toLowerCase().split(/\s+/) : []);
  const ofOwner = JSON.stringify([config.owner, config.microblog]).toLowerCase();
  const findings: Finding[] = [];
  // cspell takes a second to load, so mistakes that stop a build are reported without it.
  const { lint } = await import('cspell');
  await lint(
    [`${tree}/**/*.{md,mdx,ts,tsx,svg}`],
    { config: join(import.meta.dirname, '../../cspell.json'), progress: false, summary: false },
    {
      issue: ({ text, uri = '', row }) => {
        if (known.has(text.toLowerCase()) || ofOwner.includes(text.toLowerCase())) return;
        const says = `'${text}' is an unknown word: correct it, or add it to ${own}`;
        findings.push({ kind: 'warning', file: relative('', fileURLToPath(uri)), line: row, says });
      },
    },
  );
  return findings;
}

const order = ['error', 'warning', 'suggestion'] as const;

/** One line per finding, errors first, then a line with the counts. */
export function report(findings: readonly Finding[], tree: string): string {
  const sorted = [...findings].sort(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) || a.file.localeCompare(b.file) || a.line - b.line,
  );
  const lines = sorted.map(({ kind, file, line, says }) => `${kind.padEnd(10)} ${file}:${line}  ${says}`);
  const counts = order.map((kind) => counted(findings.filter((each) => each.kind === kind).length, kind));
  return [...lines, `${tree}/: ${counts.join(', ')}`].join('\n');
}
