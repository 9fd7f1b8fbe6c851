import { existsSync, readFileSync } from 'node:fs';
import { SiteConfigError } from '#site/config.ts';
import { ContentError } from '#site/content-problem.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { siteConfigFile, siteTree } from '#site/site-tree.ts';
import { completeLanguageFile } from '../../src/languages/language-file.ts';
import { runCommand } from '../command-line.ts';
import { type Finding, report } from './finding.ts';
import { headingFindings } from './headings.ts';
import { linkFindings } from './links.ts';
import { budgetFindings, pictureFindings } from './pictures.ts';
import { readTree } from './read-tree.ts';
import { fixReadingTime, readingTimeFindings } from './reading-time.ts';
import { spellingFindings } from './spelling.ts';

await runCommand({
  name: 'npm run check:site',
  about: `Checks everything in ${siteTree}/. Fails only on errors.`,
  usage: [
    ['', 'configuration, front matter, headings, links, pictures, spelling and reading times'],
    ['--fix', 'also corrects the reading time of each article'],
  ],
  options: { fix: { type: 'boolean' } },
  async run({ fix }) {
    const findings = await allFindings(fix === true);
    process.exitCode = findings.some(({ kind }) => kind === 'error') ? 1 : 0;
    return report(findings, siteTree);
  },
});

/** Mistakes that would stop a build come alone, because the rest can't be checked until they are gone. */
async function allFindings(fix: boolean): Promise<readonly Finding[]> {
  try {
    const { language } = await loadSiteConfig();
    await completeLanguageFile(language);
    const { articles, sources } = readTree(siteTree);
    if (fix)
      for (const source of sources.filter((each) => readingTimeFindings(each).length > 0))
        fixReadingTime(source);
    return [
      ...sources.filter(({ file }) => file.includes('/articles/')).flatMap(headingFindings),
      ...sources.flatMap(pictureFindings),
      ...linkFindings(sources, articles),
      ...(fix ? [] : sources.flatMap(readingTimeFindings)),
      ...budgetFindings(siteTree),
      // There is a dictionary of English only.
      ...(/^en\b/.test(language) ? await spellingFindings(siteTree) : []),
    ];
  } catch (error) {
    if (error instanceof ContentError)
      return error.problems.map((problem) => ({ ...problem, kind: 'error' }));
    if (!(error instanceof SiteConfigError)) throw error;
    return configurationFindings(error.message);
  }
}

/** Mistakes in the configuration, such as '  owner.email: must be …', each at the first line with its key. */
function configurationFindings(message: string): readonly Finding[] {
  const lines = existsSync(siteConfigFile) ? readFileSync(siteConfigFile, 'utf8').split('\n') : [];
  const [title = message, ...mistakes] = message.split('\n');
  return (mistakes.length > 0 ? mistakes : [title]).map((mistake): Finding => {
    const key = /(\w+):/.exec(mistake)?.[1] ?? '';
    const line = lines.findIndex((each) => each.trim().startsWith(`${key}:`)) + 1;
    return { kind: 'error', file: siteConfigFile, line: Math.max(line, 1), says: mistake.trim() };
  });
}
