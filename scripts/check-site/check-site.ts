import { siteConfigFile, siteTree } from '#site/site-tree.ts';
import { runCommand } from '../command-line.ts';
import { allFindings, report } from './findings.ts';

await runCommand({
  name: 'npm run check:site',
  about: `Checks everything in ${siteTree}/. Fails only on errors.`,
  usage: [
    ['', 'configuration, front matter, headings, links, pictures, spelling and reading times'],
    ['--fix', 'also corrects the reading time of each article'],
  ],
  options: { fix: { type: 'boolean' } },
  async run({ fix }) {
    const findings = await allFindings({ tree: siteTree, configFile: siteConfigFile }, fix === true);
    process.exitCode = findings.some(({ kind }) => kind === 'error') ? 1 : 0;
    return report(findings, siteTree);
  },
});
