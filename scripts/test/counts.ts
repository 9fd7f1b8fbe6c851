import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads Vitest's json report. */
export function countsOfVitest(json: string): Counts {
  const report = vitestReport.parse(JSON.parse(json));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads Playwright's json report. A test that passed only on a second try has failed: a flaky test is a bug. */
export function countsOfPlaywright(json: string): Counts {
  const { stats } = playwrightReport.parse(JSON.parse(json));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

export function sum(counts: readonly Counts[]): Counts {
  const add = (of: keyof Counts) => counts.reduce((total, each) => total + each[of], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}
