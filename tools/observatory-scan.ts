import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { trustTheCertificate } from '../tests/setup/tls-proxy.ts';
import { installed } from './install.ts';

// The code of MDN's HTTP Observatory. The Observatory is a whole web service, so it is a package of its own, installed on first use.
// Nothing leaves this machine.

const scanner = join(installed('observatory', 'the Observatory'), '@mdn/mdn-http-observatory');
// Its install script would download the browsers' preload list, which doesn't have this site.
writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');

const load = (file: string) => import(pathToFileURL(resolve(scanner, 'src', file)).href);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getScoreModifier } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT: extraFrom } = await load('grader/charts.js');

trustTheCertificate();
const { error } = console;
// The scanner's jsdom prints every style sheet that is newer than itself.
console.error = (...said) => /^Error: Could not parse CSS/.test(String(said[0])) || error(...said);

/** What the Observatory's scan() does, which takes no port and no path. */
export async function scan(port: string, path: string) {
  // Port 1 is closed: plain http is up to the proxy.
  const answers = await retrieve('localhost', { httpsPort: port, httpPort: '1', path });
  const { status, verified } = answers.responses.https;
  if (status !== 200 || !verified) throw new Error(`${path} was answered with ${status} over https`);
  const results: readonly string[] = ALL_TESTS.map(
    (test: (of: unknown) => { result: string }) => test(answers).result,
  );
  const points: readonly number[] = results.map((result) => getScoreModifier(result));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const withoutExtra = 100 + sum(points.filter((each) => each < 0));
  const costly = results.filter((_, i) => (points[i] ?? 0) < 0);
  return { score: withoutExtra >= extraFrom ? 100 + sum(points) : withoutExtra, costly };
}
