import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** For a log: each failure with its whole error, and the result; no colors, and nothing about what passed. */
export default class FailuresReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus || result.status === 'skipped') return;
    const { file, line } = test.location;
    print(`FAIL ${relative('', file)}:${line} > ${test.title} (${result.status})`);
    result.errors.forEach(printError);
    for (const output of [...result.stdout, ...result.stderr]) print(String(output));
  }

  /** What failed outside of a test: the set-up of the whole run, or a file that can't be loaded. */
  onError(error: TestError): void {
    printError(error);
  }

  onEnd({ status, duration }: FullResult): void {
    print(`${status} after ${(duration / 1000).toFixed(1)} s`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

const print = (text: string) => console.log(stripVTControlCharacters(text));

function printError({ stack, message, value, snippet }: TestError): void {
  print([stack ?? message ?? value ?? 'an error without a message', snippet ?? ''].join('\n'));
}
