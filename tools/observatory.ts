import { runCommand } from '../scripts/command-line.ts';
import { startHttps } from '../tests/security/target.ts';
import { pagePaths } from '../tests/setup/sample-pages.ts';

/** The most that a site gets without being on the browsers' preload list. */
const enough = 130;

await runCommand({
  name: 'npm run observatory',
  about: `Scores every page of the sample, as served on https; fails below ${enough}.`,
  async run() {
    await import('../scripts/build-if-stale.ts');
    const { scan } = await import('./observatory-scan.ts');
    await using site = await startHttps();
    let failed = 0;
    const { port } = new URL(site.origin);
    for (const path of pagePaths) {
      const { score, costly } = await scan(port, path);
      if (score < enough) failed += 1;
      console.log(`${path.padEnd(16)} ${score} ${costly.join(', ')}`.trimEnd());
    }
    process.exitCode = failed === 0 ? 0 : 1;
    return `${pagePaths.length - failed} passed, ${failed} failed, 0 skipped`;
  },
});
