import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The results of some tests, as the reporters of this folder write them into the file that RESULTS_FILE names. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed: 'server/app.test.ts > a fact'. */
  readonly failures: readonly string[];
}

export function writeResults(results: Results): void {
  if (process.env.RESULTS_FILE) writeFileSync(process.env.RESULTS_FILE, JSON.stringify(results));
}

/** Null when no reporter came so far. */
export const readResults = (file: string): Results | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

/** How a failure outside of any test is listed: an unhandled rejection, a set-up that fails. */
export const outsideOfTests = (message = 'an error without a message') =>
  `outside of a test: ${message.split('\n')[0]}`;

/** The lines that a run ends with: what failed, and how many there are of each kind. */
export function summary(all: readonly Results[]): string {
  const sum = (of: 'passed' | 'failed' | 'skipped') => all.reduce((total, each) => total + each[of], 0);
  const failures = all.flatMap((each) => each.failures).map((failure) => `FAILED ${failure}`);
  return [
    '',
    ...failures,
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ].join('\n');
}
