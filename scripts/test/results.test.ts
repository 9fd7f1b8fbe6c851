import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightResults, summary, vitestResults } from './results.ts';

test('the last lines name each failed test, and add up the counts of all runners', () => {
  const vitest = vitestResults(
    JSON.stringify({
      ...{ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 },
      testResults: [
        {
          name: resolve('server/app.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'one fact', status: 'failed' },
            { fullName: 'another', status: 'passed' },
          ],
        },
        { name: resolve('server/broken.test.ts'), status: 'failed', assertionResults: [] },
      ],
    }),
  );
  const spec = { title: 'a journey', file: 'home.test.ts', tests: [{ status: 'flaky' }] };
  const playwright = playwrightResults(
    JSON.stringify({
      config: { rootDir: resolve('tests/e2e') },
      suites: [{ specs: [], suites: [{ specs: [spec, { ...spec, tests: [{ status: 'expected' }] }] }] }],
      stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 },
    }),
  );
  expect(summary([vitest, playwright]).split('\n').slice(1)).toEqual([
    'FAILED server/app.test.ts > one fact',
    'FAILED server/broken.test.ts',
    'FAILED tests/e2e/home.test.ts > a journey',
    '12 passed, 2 failed, 3 skipped',
  ]);
});
