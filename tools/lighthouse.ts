import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { runCommand, UsageError } from '../scripts/command-line.ts';
import { Site } from '../tests/e2e/site.ts';
import { median } from './benchmarks/medians.ts';
import { applied, categories, type Report, report, reportsInTurn } from './lighthouse-report.ts';

const workSchema = z.object({ items: z.array(z.object({ group: z.string(), duration: z.number() })) });

const measured: Readonly<Record<string, (audits: Report['audits']) => number | undefined>> = {
  'first paint': (audits) => audits['first-contentful-paint']?.numericValue,
  'largest paint': (audits) => audits['largest-contentful-paint']?.numericValue,
  'style and layout': (audits) =>
    workSchema
      .parse(audits['mainthread-work-breakdown']?.details)
      .items.find(({ group }) => group === 'styleLayout')?.duration,
  blocked: (audits) => audits['total-blocking-time']?.numericValue,
};

await runCommand({
  name: 'npm run lighthouse',
  about: 'Measures pages on a phone. Without paths, all of them.',
  usage: [
    ['[path …]', 'weight, speed and the four scores; fails below 100'],
    ['--against-bare [path …]', 'medians of five loads, in ms, beside the same text as bare HTML'],
    ['[…] --applied', 'with a slow network and processor instead of computed ones'],
  ],
  options: { 'against-bare': { type: 'boolean' }, applied: { type: 'boolean' } },
  async run({ 'against-bare': againstBare, applied: isApplied }, ...asked) {
    const wrong = asked.find((path) => !path.startsWith('/'));
    if (wrong) throw new UsageError(`Name one path or more, as in /blogpost5, not ${wrong}.`);
    await import('../scripts/build-if-stale.ts');
    await using site = await Site.start();
    const paths = asked.length > 0 ? asked : await indexedPages(site.url);
    const flags = isApplied ? applied : [];
    if (againstBare) await compare(site.url, paths, flags);
    else process.exitCode = (await printScores(site.url, paths, flags)) ? 0 : 1;
    return undefined;
  },
});

/** The best of up to three runs, because a busy machine makes a page look slow but never fast. */
async function bestReport(url: string, flags: readonly string[]): Promise<Report> {
  let best: Report | null = null;
  const speed = (each: Report | null) => each?.categories.performance?.score ?? -1;
  for (let tries = 0; tries < 3 && speed(best) < 1; tries++) {
    const found = await report(url, flags);
    if (speed(found) > speed(best)) best = found;
  }
  if (!best) throw new Error(`Lighthouse found nothing at ${url}`);
  return best;
}

/** Resolves to whether every page has 100 in every category. */
async function printScores(url: string, paths: readonly string[], flags: readonly string[]) {
  const table: Record<string, Record<string, string | number>> = {};
  const problems: string[] = [];
  for (const path of paths) {
    const found = await bestReport(url + path, flags);
    const value = (audit: string) => found.audits[audit]?.displayValue ?? '';
    table[path] = {
      ...Object.fromEntries(
        categories.map((name) => [name, Math.round((found.categories[name]?.score ?? 0) * 100)]),
      ),
      'first paint': value('first-contentful-paint'),
      'largest paint': value('largest-contentful-paint'),
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

/** Those of the sitemap, without the apps. Lighthouse faults pages that search engines should not find. */
async function indexedPages(url: string): Promise<readonly string[]> {
  const addresses = (await htmlOf(`${url}/sitemap.xml`)).matchAll(/<loc>(.*?)<\/loc>/g);
  return [...addresses]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => !/^\/apps\//.test(path));
}

async function htmlOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Prints each page beside its bare copy. Both are loaded in turn, so that other work on the machine slows both down. */
async function compare(site: string, paths: readonly string[], flags: readonly string[]): Promise<void> {
  const server = createServer(async (request, response) => {
    const html = bareCopy(await htmlOf(site + request.url));
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(brotliCompressSync(html));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const bare = `http://localhost:${(server.address() as AddressInfo).port}`;
  const table: Record<string, Record<string, string>> = {};
  for (const path of paths) {
    const pages = { own: site + path, plain: bare + path };
    const { own = [], plain = [] } = await reportsInTurn(pages, flags, ['performance']);
    table[path] = Object.fromEntries(
      Object.entries(measured).map(([name, read]) => {
        const [ms, bareMs] = [own, plain].map((runs) =>
          Math.round(median(runs.map(({ audits }) => read(audits) ?? 0))),
        );
        return [name, `${ms} / ${bareMs} = ${((ms ?? 0) / (bareMs || 1)).toFixed(2)}`];
      }),
    );
  }
  console.table(table);
  server.close();
}

/** The same page without styles, scripts, fonts and pictures. */
function bareCopy(html: string): string {
  return html
    .replaceAll(/<(script|style|svg|noscript|template)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(link|img|source)\b[^>]*>/g, '')
    .replaceAll(/ (class|data-[\w-]+)="[^"]*"/g, '')
    .replaceAll(/<\/?(astro-island|span)\b[^>]*>|<!--.*?-->/g, '');
}
