import { relative } from 'node:path';
import { z } from 'zod';

/** The results of some tests. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each failed test: 'server/app.test.ts > a fact'. */
  readonly failures: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads Vitest's json report. */
export function vitestResults(json: string): Results {
  const report = vitestReport.parse(JSON.parse(json));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative('', name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that can't be loaded has no tests.
      if (failed.length === 0) return status === 'failed' ? [file] : [];
      return failed.map(({ fullName }) => `${file} > ${fullName}`);
    }),
  };
}

const playwrightSuite = z.object({
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
  specs: z.array(
    z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }),
  ),
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads Playwright's json report. A test that passed only on a second try has failed: a flaky test is a bug. */
export function playwrightResults(json: string): Results {
  const { config, suites, stats } = playwrightReport.parse(JSON.parse(json));
  const failuresIn = ({ suites: inner, specs }: z.infer<typeof playwrightSuite>): readonly string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => ['unexpected', 'flaky'].includes(status)))
      .map(({ file, title }) => `${relative('', config.rootDir)}/${file} > ${title}`),
    ...inner.flatMap(failuresIn),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
  };
}

/** The lines that a run ends with: each failed test, and how many there are of each kind. */
export function summary(all: readonly Results[]): string {
  const sum = (of: 'passed' | 'failed' | 'skipped') => all.reduce((total, each) => total + each[of], 0);
  const failures = all.flatMap((each) => each.failures).map((failure) => `FAILED ${failure}`);
  return [
    '',
    ...failures,
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ].join('\n');
}
