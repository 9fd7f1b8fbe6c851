import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Suite, TestError } from '@playwright/test/reporter';
import type { TestModule } from 'vitest/node';

/** Prints, for runs of Vitest and of Playwright alike, what failed and a line of counts. */
export default class Reporter {
  readonly #failed: string[] = [];
  #root: Suite | undefined;

  /** Vitest's end. Skipped tests include those still to be written. */
  onTestRunEnd(files: readonly TestModule[], errors: readonly { readonly message?: string }[]): void {
    const counts = { passed: 0, skipped: 0 };
    for (const file of files) {
      const name = relative('', file.moduleId);
      const tests = [...file.children.allTests()];
      const failed = tests.filter((test) => test.result().state === 'failed');
      // A file that can't be loaded has no tests.
      if (!file.ok() && failed.length === 0) this.#failed.push(name);
      this.#failed.push(...failed.map((test) => `${name} > ${test.fullName}`));
      for (const { state } of tests.map((test) => test.result()))
        if (state !== 'failed') counts[state === 'passed' ? 'passed' : 'skipped'] += 1;
    }
    for (const error of errors) this.onError(error);
    this.#print(counts.passed, counts.skipped);
  }

  onBegin(_: FullConfig, root: Suite): void {
    this.#root = root;
  }

  onError({ message = '' }: Pick<TestError, 'message'>): void {
    this.#failed.push(`outside of a test: ${stripVTControlCharacters(message).split('\n')[0]}`);
  }

  /** Playwright's end. A test that passed only on the second try is a defect. */
  onEnd(): void {
    const tests = this.#root?.allTests() ?? [];
    const count = (wanted: string) => tests.filter((test) => test.outcome() === wanted).length;
    for (const test of tests)
      if (test.outcome() === 'unexpected' || test.outcome() === 'flaky')
        this.#failed.push(`${relative('', test.location.file)} > ${test.title}`);
    this.#print(count('expected'), count('skipped'));
  }

  #print(passed: number, skipped: number): void {
    for (const name of this.#failed) console.log(`FAILED ${name}`);
    console.log(`${passed} passed, ${this.#failed.length} failed, ${skipped} skipped`);
  }
}
