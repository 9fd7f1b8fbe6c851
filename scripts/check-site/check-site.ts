import { dataDirOf } from '#server/config.ts';
import { siteConfigFile, siteTree } from '#site/site-tree.ts';
import { runCommand } from '../command-line.ts';
import { allFindings, report } from './findings.ts';
import { storedCommentFindings } from './stored-comments.ts';

await runCommand({
  name: 'npm run check:site',
  about: `Checks configuration, front matter, headings, links, pictures, spelling and reading times in ${siteTree}/. Fails only on errors.`,
  async run() {
    const findings = [
      ...(await allFindings({ tree: siteTree, configFile: siteConfigFile })),
      ...storedCommentFindings(siteTree, dataDirOf(process.env)),
    ];
    process.exitCode = findings.some(({ kind }) => kind === 'error') ? 1 : 0;
    return report(findings, siteTree);
  },
});
