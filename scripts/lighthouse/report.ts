import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findChromium } from '../../tests/setup/browser.ts';

// Lighthouse is large, so it is a package of its own in tools/lighthouse, installed once when this command first needs it.
const home = 'tools/lighthouse';
const command = join(home, 'node_modules/lighthouse/cli/index.js');

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
    }),
  ),
});
export type Report = z.infer<typeof reportSchema>;

export function installLighthouse(): void {
  if (!existsSync(command))
    execFileSync('npm', ['ci', '--prefix', home, '--ignore-scripts'], { stdio: 'inherit' });
}

/** Runs Lighthouse once, on its profile of a phone. */
export async function report(url: string, only: readonly string[] = categories): Promise<Report> {
  const { executablePath, args } = await findChromium();
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    await promisify(execFile)(
      process.execPath,
      [
        command,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${only.join(',')}`,
        `--chrome-flags=--headless=new ${args.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: executablePath } },
    );
    return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
