import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findChromium } from '../tests/setup/browser.ts';
import { installed } from './install.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

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
      details: z.unknown().optional(),
    }),
  ),
});
export type Report = z.infer<typeof reportSchema>;

/** Lighthouse computes what a phone would need, from one fast load, unless the load itself is slowed down. */
export const applied = ['--throttling-method=devtools'];

/** Runs Lighthouse once, with its phone profile. Null if it fails to record a run. */
export async function report(
  url: string,
  asked: readonly string[],
  only: readonly string[] = categories,
): Promise<Report | null> {
  installed('lighthouse', 'Lighthouse');
  const { executablePath, args } = await findChromium();
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const program = 'tools/lighthouse/node_modules/lighthouse/cli/index.js';
  const output = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${only.join(',')}`];
  const flags = [...output, ...asked, `--chrome-flags=--headless=new ${args.join(' ')}`];
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

/** Five loads of each page, one after the other of each in turn, so that other work on the machine slows all of them down alike. */
export async function reportsInTurn(
  pages: Readonly<Record<string, string>>,
  flags: readonly string[],
  only?: readonly string[],
): Promise<Record<string, Report[]>> {
  const reports: Record<string, Report[]> = {};
  for (let load = 0; load < 5; load++)
    for (const [name, url] of Object.entries(pages)) {
      const found = await report(url, flags, only);
      if (!found) throw new Error(`Lighthouse could not load ${url}.`);
      reports[name] = [...(reports[name] ?? []), found];
    }
  return reports;
}
