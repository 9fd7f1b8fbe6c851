import { existsSync, globSync, readFileSync } from 'node:fs';
import { SiteConfigError } from '#site/config.ts';
import { ContentError } from '#site/content-problem.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { completeLanguageFile } from '../../src/languages/language-file.ts';
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
    const { language } = await loadSiteConfig(configFile);
    await completeLanguageFile(language, tree);
    const { articles, sources, projects } = await readTree(tree);
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
    if (error instanceof ContentError)
      return error.problems.map((problem) => ({ ...problem, kind: 'error' }));
    if (!(error instanceof SiteConfigError)) throw error;
    return configurationFindings(configFile, error.message);
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

/** Mistakes in the configuration, such as '  owner.email: must be …', each at the first line with its key. */
function configurationFindings(file: string, message: string): readonly Finding[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const [title = message, ...mistakes] = message.split('\n');
  return (mistakes.length > 0 ? mistakes : [title]).map((mistake): Finding => {
    const key = /(\w+):/.exec(mistake)?.[1] ?? '';
    const line = lines.findIndex((each) => each.trim().startsWith(`${key}:`)) + 1;
    return { kind: 'error', file, line: Math.max(line, 1), says: mistake.trim() };
  });
}
