import { brotliCompressSync } from 'node:zlib';
import { siteTree } from '#site/site-tree.ts';
import { builtPages } from '../../scripts/built-pages.ts';
import { runCommand } from '../../scripts/command-line.ts';
import { Site } from '../../tests/e2e/site.ts';
import { pagePaths } from '../../tests/setup/sample-pages.ts';
import { installed } from '../install.ts';
import { bareCopy, serveBare } from './bare.ts';
import { bestReport, categories, medianReport, type Report } from './report.ts';

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
      'first paint': value('first-contentful-paint'),
      'largest paint': value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      'HTML and CSS, kB': brotliCompressSync(await htmlOf(url + path)).length / 1000,
    };
    problems.push(...failedAudits(found).map((audit) => `${path}: ${audit}`));
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

function failedAudits({ audits }: Report): string[] {
  return Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1)
    .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`);
}

/** Prints when each page paints, in ms, beside its bare copy, and the ratio. */
async function compare(site: string, paths: readonly string[]): Promise<void> {
  const copies = new Map<string, string>();
  for (const path of paths) copies.set(path, bareCopy(await htmlOf(site + path)));
  const bare = await serveBare(copies);
  const audits = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint' };
  try {
    for (const path of paths) {
      const own = await medianReport(site + path, Object.values(audits));
      const plain = await medianReport(bare.url + path, Object.values(audits));
      const columns = Object.keys(audits).map((name, at) => {
        const [ms = Number.NaN, bareMs = Number.NaN] = [own[at], plain[at]];
        return `${name} ${Math.round(ms)} / ${Math.round(bareMs)} ms = ${(ms / bareMs).toFixed(2)}`;
      });
      console.log(`${path.padEnd(16)} ${columns.join('   ')}`);
    }
  } finally {
    bare.stop();
  }
}
