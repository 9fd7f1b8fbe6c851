import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { outsideOfTests, writeResults } from './results.ts';

export default class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const [passed, failed] = [inState('passed').length, inState('failed')];
    // A file that can't be loaded has no tests.
    const broken = modules.filter((module) => !module.ok() && !failed.some((test) => test.module === module));
    const failures = [
      ...failed.map(({ module, fullName }) => `${relative('', module.moduleId)} > ${fullName}`),
      ...broken.map(({ moduleId }) => relative('', moduleId)),
      ...unhandled.map(({ message }) => outsideOfTests(message)),
    ];
    const skipped = tests.length - passed - failed.length;
    writeResults({ passed, failed: failures.length, skipped, failures });
  }
}
