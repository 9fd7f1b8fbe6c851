import { expect, test } from 'vitest';
import { countsOfPlaywright, countsOfVitest, sum } from './counts.ts';

test('the counts of all runners add up', () => {
  const vitest = countsOfVitest(
    '{"numPassedTests":5,"numFailedTests":1,"numPendingTests":2,"numTodoTests":1}',
  );
  const playwright = countsOfPlaywright('{"stats":{"expected":7,"unexpected":0,"flaky":1,"skipped":0}}');
  expect(sum([vitest, playwright])).toEqual({ passed: 12, failed: 2, skipped: 3 });
});
