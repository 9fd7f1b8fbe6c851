import { resolve } from 'node:path';
import { dataDirOf } from '#server/config.ts';
import { buildState } from '#site/build-stamp.ts';
import { sampleContent } from '#site/sample-content.ts';
import { siteConfigFile, siteTree } from '#site/site-tree.ts';
import { runCommand } from '../command-line.ts';
import { diagnose } from './diagnosis.ts';
import { dataDirState, readEnvironment, readSite } from './facts.ts';
import { table } from './result.ts';

await runCommand({
  name: 'npm run doctor',
  about:
    'Checks the configuration, the environment and this machine, and says what to do next. Fails only when something would stop the site.',
  async run() {
    const dataDir = resolve(dataDirOf(process.env));
    const site = await readSite(siteConfigFile);
    const keepsComments = !('problems' in site) && site.comments.kind === 'embedded';
    const results = diagnose({
      siteConfigFile,
      site,
      sampleContent: sampleContent(siteTree),
      environment: readEnvironment(process.env, keepsComments),
      dataDir: { path: dataDir, state: dataDirState(dataDir) },
      build: buildState(siteConfigFile),
    });
    process.exitCode = results.some(({ state }) => state === 'broken') ? 1 : 0;
    return `\n${siteConfigFile}\n\n${table(results)}\n`;
  },
});
