import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { startHttps } from '../tests/security/target.ts';
import { pagePaths } from '../tests/setup/own-pages.ts';
import { trustTheCertificate } from '../tests/setup/tls-proxy.ts';

// npm run observatory: scores every page, as served on https, with the code of MDN's HTTP Observatory. The Observatory is a whole web
// service, so it is a package of its own, installed on first use. Nothing leaves this machine.

/** The most that a site gets without being on the browsers' preload list. */
const enough = 130;
const home = 'tools/observatory';
const scanner = join(home, 'node_modules/@mdn/mdn-http-observatory');

if (!existsSync(scanner))
  execFileSync('npm', ['ci', '--prefix', home, '--ignore-scripts'], { stdio: 'inherit' });
// Its install script would download the browsers' preload list, which doesn't have this site.
writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');

const load = (file: string): Promise<unknown> => import(pathToFileURL(resolve(scanner, 'src', file)).href);
const anyFunction = z.custom<(...args: readonly unknown[]) => unknown>(
  (value) => typeof value === 'function',
);
const { retrieve } = z.object({ retrieve: anyFunction }).parse(await load('retriever/retriever.js'));
const { ALL_TESTS } = z.object({ ALL_TESTS: z.array(anyFunction) }).parse(await load('constants.js'));
const { getScoreModifier } = z
  .object({ getScoreModifier: anyFunction })
  .parse(await load('grader/grader.js'));
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT: extraFrom } = z
  .object({ MINIMUM_SCORE_FOR_EXTRA_CREDIT: z.number() })
  .parse(await load('grader/charts.js'));
const retrieved = z.looseObject({
  responses: z.looseObject({ https: z.looseObject({ status: z.literal(200), verified: z.literal(true) }) }),
});
const resultSchema = z.object({ result: z.string() });

/** What the Observatory's scan() does, which takes no port and no path. */
async function scan(port: string, path: string) {
  // Port 1 is closed: plain http is up to the proxy.
  const answers = await retrieve('localhost', { httpsPort: port, httpPort: '1', path });
  retrieved.parse(answers);
  const results = ALL_TESTS.map((test) => resultSchema.parse(test(answers)).result);
  const points = results.map((result) => z.number().parse(getScoreModifier(result)));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const withoutExtra = 100 + sum(points.filter((each) => each < 0));
  const costly = results.filter((_, i) => (points[i] ?? 0) < 0);
  return { score: withoutExtra >= extraFrom ? 100 + sum(points) : withoutExtra, costly };
}

trustTheCertificate();
// The scanner's jsdom prints every style sheet that is newer than itself. Our own failures are thrown.
console.error = () => undefined;
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
