import { runCommand } from '../command-line.ts';
import { diagnose, table } from './diagnosis.ts';
import { readFacts } from './facts.ts';

await runCommand({
  name: 'npm run doctor',
  about:
    'Checks the configuration, the environment and this machine, and tells you what to do next. Fails only if something would stop the site.',
  async run() {
    const facts = await readFacts(process.env);
    const diagnosis = diagnose(facts);
    process.exitCode = diagnosis.some(({ state }) => state === 'broken') ? 1 : 0;
    return `\n${facts.siteConfigFile}\n\n${table(diagnosis)}\n`;
  },
});
