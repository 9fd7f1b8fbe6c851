import { startHttps } from '../tests/security/target.ts';
import { pagePaths } from '../tests/setup/sample-pages.ts';
import { scan } from './observatory-scan.ts';

// npm run observatory: scores every page, as served on https.

/** The most that a site gets without being on the browsers' preload list. */
const enough = 130;
const site = await startHttps();
let failed = 0;
try {
  const { port } = new URL(site.origin);
  for (const path of pagePaths) {
    const { score, costly } = await scan(port, path);
    if (score < enough) failed += 1;
    console.log(`${path.padEnd(16)} ${score} ${costly.join(', ')}`.trimEnd());
  }
} finally {
  await site.stop();
}
console.log(`${pagePaths.length - failed} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 ? 0 : 1);
