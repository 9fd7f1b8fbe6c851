import { globSync, readFileSync } from 'node:fs';
import { ContentError } from '#site/content/content-problem.ts';
import type { Finding } from './finding.ts';
import { headingFindings } from './headings.ts';
import { linkFindings } from './links.ts';
import { budgetFindings, pictureFindings } from './pictures.ts';
import { readTree, type Tree } from './read-tree.ts';
import { fixReadingTime, readingTimeFindings } from './reading-time.ts';
import type { Source } from './sources.ts';
import { spellingFindings } from './spelling.ts';

interface Site {
  readonly tree: string;
  readonly configFile: string;
}

/** What `npm run check:site` lists. Mistakes that keep the rest from being read come alone. */
export const allFindings = ({ tree, configFile }: Site, fix = false): Promise<readonly Finding[]> =>
  located(async () => {
    const read = await readTree(tree, configFile);
    if (fix)
      for (const source of read.sources.filter((each) => readingTimeFindings(each).length > 0))
        fixReadingTime(source);
    return [
      ...textFindings(read),
      ...(fix ? [] : read.sources.flatMap(readingTimeFindings)),
      ...read.sources.flatMap(templateFindings),
      ...unreadFindings(tree),
      ...budgetFindings(tree),
      // There is a dictionary of English only.
      ...(/^en\b/.test(read.language) ? await spellingFindings(tree) : []),
    ];
  });

/** The errors among them, which stop a build. */
export async function errorsIn({ tree, configFile }: Site): Promise<readonly Finding[]> {
  const findings = await located(async () => textFindings(await readTree(tree, configFile)));
  return findings.filter(({ kind }) => kind === 'error');
}

const textFindings = ({ articles, sources, projects }: Tree): readonly Finding[] => [
  ...sources.filter(({ file }) => file.includes('/articles/')).flatMap(headingFindings),
  ...sources.flatMap(pictureFindings),
  ...linkFindings(sources, articles, projects),
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
