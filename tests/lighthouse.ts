import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { Site } from './e2e/site.ts';
import { findChromium } from './setup/browser.ts';
import { pagePaths } from './setup/own-pages.ts';

// Prints what Lighthouse says of every page on a phone. Lighthouse is large, so it is a package of its own in
// tools/lighthouse, installed once when this command first needs it.

const home = 'tools/lighthouse';
const command = join(home, 'node_modules/lighthouse/cli/index.js');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const score = z.number().nullable();
const reportSchema = z.object({
  categories: z.record(z.enum(categories), z.object({ score })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score,
      scoreDisplayMode: z.string(),
      displayValue: z.string().optional(),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

if (!existsSync(command))
  execFileSync('npm', ['ci', '--prefix', home, '--ignore-scripts'], { stdio: 'inherit' });

const only = process.argv.slice(2);
const { executablePath, args } = await findChromium();
const site = await Site.start();
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const table: Record<string, Record<string, string | number>> = {};
const imperfect: string[] = [];
try {
  for (const path of only.length > 0 ? only : pagePaths) {
    const report = await best(path);
    const value = (audit: string) => report.audits[audit]?.displayValue ?? '';
    table[path] = {
      ...Object.fromEntries(
        categories.map((name) => [name, Math.round((report.categories[name].score ?? 0) * 100)]),
      ),
      'first paint': value('first-contentful-paint'),
      'largest paint': value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    };
    imperfect.push(...remarks(report).map((remark) => `${path}: ${remark}`));
    console.log(path);
  }
} finally {
  await site.remove();
  await rm(folder, { recursive: true, force: true });
}
console.table(table);
for (const remark of imperfect) console.log(remark);
const isPerfect = Object.values(table).every((row) => categories.every((name) => row[name] === 100));
process.exit(isPerfect ? 0 : 1);

/** The best of up to three looks: a machine that is busy makes any page slow, and none fast. */
async function best(path: string): Promise<Report> {
  let found: Report | undefined;
  const speed = (report: Report | undefined) => report?.categories.performance.score ?? -1;
  for (let tries = 0; tries < 3 && speed(found) < 1; tries++) {
    const report = await look(path).catch(() => undefined);
    if (report && speed(report) > speed(found)) found = report;
  }
  if (!found) throw new Error(`Lighthouse could not look at ${path}`);
  return found;
}

async function look(path: string): Promise<Report> {
  const file = join(folder, 'report.json');
  execFileSync(
    process.execPath,
    [
      command,
      site.url + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ],
    { stdio: 'ignore', env: { ...process.env, CHROME_PATH: executablePath } },
  );
  return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** The audits that cost points. */
function remarks({ audits }: Report): string[] {
  return Object.values(audits)
    .filter(
      ({ score: points, scoreDisplayMode }) => scoreDisplayMode === 'binary' && points !== null && points < 1,
    )
    .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`);
}
