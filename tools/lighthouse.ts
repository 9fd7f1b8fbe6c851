import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { siteTree } from '#site/site-tree.ts';
import { runCommand } from '../scripts/command-line.ts';
import { Site } from '../tests/e2e/site.ts';
import { findChromium } from '../tests/setup/browser.ts';
import { pagePaths } from '../tests/setup/sample-pages.ts';
import { builtPages } from './built-pages.ts';
import { installed } from './install.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const [firstPaint, largestPaint] = ['first-contentful-paint', 'largest-contentful-paint'] as const;
const medianOf = 5;

const score = z.number().nullable();
const reportSchema = z.object({
  categories: z.partialRecord(z.enum(categories), z.object({ score })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score,
      scoreDisplayMode: z.string(),
      displayValue: z.string().optional(),
      numericValue: z.number().optional(),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

await runCommand({
  name: 'npm run lighthouse',
  about: 'Measures pages on a phone. Without paths, all of them.',
  usage: [
    ['[path …]', 'weight, speed and the four scores; fails below 100'],
    [
      '--against-bare [path …]',
      'first and largest paint beside the same text as bare HTML, medians of five runs',
    ],
  ],
  options: { 'against-bare': { type: 'boolean', default: false } },
  async run({ 'against-bare': againstBare }, ...asked) {
    installed('lighthouse', 'Lighthouse');
    const site = await Site.start();
    try {
      const every = siteTree === 'sample' ? pagePaths : await indexedPages(site.url);
      const paths = asked.length > 0 ? asked : every;
      if (againstBare) await compare(site.url, paths);
      else process.exitCode = (await printScores(site.url, paths)) ? 0 : 1;
    } finally {
      await site.remove();
    }
    return undefined;
  },
});

/** Runs Lighthouse once, with its phone profile. Null if it fails to record a run. */
async function report(url: string, only: readonly string[] = categories): Promise<Report | null> {
  const { executablePath, args } = await findChromium();
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const program = 'tools/lighthouse/node_modules/lighthouse/cli/index.js';
  const output = ['--quiet', '--output=json', `--output-path=${file}`];
  const flags = [
    ...output,
    `--only-categories=${only.join(',')}`,
    `--chrome-flags=--headless=new ${args.join(' ')}`,
  ];
  try {
    const env = { ...process.env, CHROME_PATH: executablePath };
    await promisify(execFile)(process.execPath, [program, url, ...flags], { env });
    return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The best of up to three runs, because a busy machine makes a page look slow but never fast. */
async function bestReport(url: string): Promise<Report> {
  let best: Report | null = null;
  const speed = (each: Report | null) => each?.categories.performance?.score ?? -1;
  for (let tries = 0; tries < 3 && speed(best) < 1; tries++) {
    const found = await report(url);
    if (speed(found) > speed(best)) best = found;
  }
  if (!best) throw new Error(`Lighthouse found nothing at ${url}`);
  return best;
}

/** Resolves to whether every page has 100 in every category. */
async function printScores(url: string, paths: readonly string[]): Promise<boolean> {
  const table: Record<string, Record<string, string | number>> = {};
  const problems: string[] = [];
  for (const path of paths) {
    const found = await bestReport(url + path);
    const value = (audit: string) => found.audits[audit]?.displayValue ?? '';
    table[path] = {
      ...Object.fromEntries(
        categories.map((name) => [name, Math.round((found.categories[name]?.score ?? 0) * 100)]),
      ),
      'first paint': value(firstPaint),
      'largest paint': value(largestPaint),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      'HTML and CSS, kB': brotliCompressSync(await htmlOf(url + path)).length / 1000,
    };
    for (const audit of Object.values(found.audits))
      if (audit.scoreDisplayMode === 'binary' && (audit.score ?? 1) < 1)
        problems.push(`${path}: ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`);
    console.log(path);
  }
  console.table(table);
  for (const problem of problems) console.log(problem);
  return Object.values(table).every((row) => categories.every((name) => row[name] === 100));
}

/** Without those that search engines should not find, which Lighthouse faults. */
async function indexedPages(url: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of builtPages())
    if (!(await htmlOf(url + path)).includes('<meta name="robots" content="noindex"')) found.push(path);
  return found;
}

async function htmlOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Prints when each page paints, in ms, beside its bare copy, and the ratio. */
async function compare(site: string, paths: readonly string[]): Promise<void> {
  const bare = createServer(async (request, response) => {
    const html = bareCopy(await htmlOf(site + request.url));
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(brotliCompressSync(html));
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = bare.address() as AddressInfo;
  try {
    for (const path of paths) {
      const own = await medianPaints(site + path);
      const plain = await medianPaints(`http://localhost:${port}${path}`);
      const columns = own.map((ms, at) => {
        const bareMs = plain[at] ?? Number.NaN;
        const name = ['FCP', 'LCP'][at];
        return `${name} ${Math.round(ms)} / ${Math.round(bareMs)} ms = ${(ms / bareMs).toFixed(2)}`;
      });
      console.log(`${path.padEnd(16)} ${columns.join('   ')}`);
    }
  } finally {
    bare.close();
  }
}

/** The same page without styles, scripts, fonts and pictures. */
function bareCopy(html: string): string {
  return html
    .replaceAll(/<(script|style|svg|noscript|template)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(link|img|source)\b[^>]*>/g, '')
    .replaceAll(/ (class|data-[\w-]+)="[^"]*"/g, '')
    .replaceAll(/<\/?(astro-island|span)\b[^>]*>|<!--.*?-->/g, '');
}

/** The medians of first and largest paint, in ms. */
async function medianPaints(url: string): Promise<readonly number[]> {
  const runs: Report[] = [];
  for (let tries = 0; runs.length < medianOf && tries < 2 * medianOf; tries++) {
    const found = await report(url, ['performance']);
    if (found) runs.push(found);
  }
  return [firstPaint, largestPaint].map((audit) => {
    const values = runs.map((each) => each.audits[audit]?.numericValue ?? Number.NaN);
    return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
  });
}
