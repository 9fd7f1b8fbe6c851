import { globSync } from 'node:fs';
import { ContentError } from '#site/content/content-problem.ts';
import type { Finding } from './finding.ts';
import { headingFindings } from './headings.ts';
import { linkFindings } from './links.ts';
import { budgetFindings, pictureFindings } from './pictures.ts';
import { readTree } from './read-tree.ts';
import { fixReadingTime, readingTimeFindings } from './reading-time.ts';
import { spellingFindings } from './spelling.ts';

interface Site {
  readonly tree: string;
  readonly configFile: string;
}

/** Mistakes that would stop a build come alone, because the rest can't be checked until they are gone. */
export async function allFindings({ tree, configFile }: Site, fix = false): Promise<readonly Finding[]> {
  try {
    const { language, articles, sources, projects } = await readTree(tree, configFile);
    if (fix)
      for (const source of sources.filter((each) => readingTimeFindings(each).length > 0))
        fixReadingTime(source);
    return [
      ...sources.filter(({ file }) => file.includes('/articles/')).flatMap(headingFindings),
      ...sources.flatMap(pictureFindings),
      ...linkFindings(sources, articles, projects),
      ...(fix ? [] : sources.flatMap(readingTimeFindings)),
      ...unreadFindings(tree),
      ...budgetFindings(tree),
      // There is a dictionary of English only.
      ...(/^en\b/.test(language) ? await spellingFindings(tree) : []),
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => ({ ...problem, kind: 'error' }));
  }
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
