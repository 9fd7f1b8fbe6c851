import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from '#site/content/content-problem.ts';
import { headingFindings, pictureFindings } from './headings-and-pictures.ts';
import { linkFindings } from './links.ts';
import { readTree, type Site, type Tree } from './read-tree.ts';
import { readingTimeFindings } from './reading-time.ts';
import { redirectFindings } from './redirects.ts';
import type { Finding, Source } from './sources.ts';
import { toDoFindings } from './to-dos.ts';

/** What `npm run check:site` lists. Mistakes that keep the rest from being read come alone. */
export const allFindings = (site: Site): Promise<readonly Finding[]> =>
  located(async () => {
    const read = await readTree(site, true);
    return [
      ...textFindings(read),
      ...read.sources.flatMap(readingTimeFindings),
      ...read.sources.flatMap(templateFindings),
      ...read.sources.flatMap(toDoFindings),
      ...unreadFindings(site.tree),
      ...budgetFindings(site.tree),
      // There is a dictionary of English only.
      ...(/^en\b/.test(read.config.language) ? await spellingFindings(site.tree) : []),
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

/** The sentences of what `npm run new` writes. */
const templates = ['new-article/index.mdx', 'new-page.mdx']
  .flatMap((name) => readFileSync(new URL(`../../sample/${name}`, import.meta.url), 'utf8').split('\n'))
  .filter((line) => /^[^<].{45}/.test(line));

/** An article or a page that still has a sentence of its template. */
function templateFindings({ file, text }: Source): readonly Finding[] {
  const line = text.split('\n').findIndex((each) => templates.includes(each)) + 1;
  const says = 'is still as npm run new wrote it: write your own words, or delete it';
  return line > 0 ? [{ kind: 'warning', file, line, says }] : [];
}

/** Files that the build passes over. */
const unreadFindings = (tree: string): readonly Finding[] =>
  globSync(`${tree}/{articles/*,articles/*/index.md,pages/*.md}`)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({
      kind: 'warning',
      file,
      line: 1,
      says: 'is not shown: an article is articles/10-its-name/index.mdx, a page pages/its-name.mdx',
    }));

/** The build resizes pictures, which takes long for large ones. Drawings and videos are sent as they are. */
const budgets: readonly (readonly [pattern: string, kilobytes: number, fix: string])[] = [
  ['*.{png,jpg,jpeg,webp,avif,gif}', 3000, 'scale it to at most 2,400 pixels'],
  ['*.svg', 100, 'simplify it, or use a PNG'],
  ['*.{mp4,webm}', 20_000, 'cut or compress it, or use <YouTube>'],
];

function budgetFindings(tree: string): readonly Finding[] {
  return budgets.flatMap(([pattern, kilobytes, fix]) =>
    globSync(`${tree}/**/${pattern}`)
      .map((file) => ({ file, size: Math.round(statSync(file).size / 1000) }))
      .filter(({ size }) => size > kilobytes)
      .map(({ file, size }): Finding => {
        const says = `has ${size} kB, more than ${kilobytes}: ${fix}`;
        return { kind: 'warning', file, line: 1, says };
      }),
  );
}

/** Words unknown to every dictionary and to both words.txt. */
async function spellingFindings(tree: string): Promise<readonly Finding[]> {
  const own = join(tree, 'words.txt');
  const known = new Set(existsSync(own) ? readFileSync(own, 'utf8').toLowerCase().split(/\s+/) : []);
  const findings: Finding[] = [];
  // cspell takes a second to load, so mistakes that stop a build are reported without it.
  const { lint } = await import('cspell');
  await lint(
    [`${tree}/**/*.{md,mdx,ts,tsx,svg}`],
    { config: fileURLToPath(new URL('../../cspell.json', import.meta.url)), progress: false, summary: false },
    {
      issue: ({ text, uri = '', row }) => {
        if (known.has(text.toLowerCase())) return;
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
  const counts = order.map((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return `${count} ${kind}${count === 1 ? '' : 's'}`;
  });
  return [...lines, `${tree}/: ${counts.join(', ')}`].join('\n');
}
