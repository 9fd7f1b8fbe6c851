import { relative } from 'node:path';
import type { Reporter, Suite, TestError } from '@playwright/test/reporter';
import { outsideOfTests, writeResults } from './results.ts';

export default class PlaywrightResults implements Reporter {
  #suite?: Suite;
  readonly #outside: string[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError({ message }: TestError): void {
    this.#outside.push(outsideOfTests(message));
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length;
    // One that passed only on a second try has failed: a flaky test is a bug.
    const failed = tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()));
    const failures = [
      ...failed.map(({ location, title }) => `${relative('', location.file)} > ${title}`),
      ...this.#outside,
    ];
    writeResults({
      passed: count('expected'),
      failed: failures.length,
      skipped: count('skipped'),
      failures,
    });
  }
}
