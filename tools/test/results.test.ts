import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResults, summary } from './results.ts';

// A runner finds its tests, and what they import, only inside of the repository.
let folder = '';
beforeEach(() => {
  mkdirSync('test-results', { recursive: true });
  folder = mkdtempSync('test-results/runner-');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The last lines after a runner has run these files for real. */
function linesOf(command: readonly string[], files: Readonly<Record<string, string>>): readonly string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const results = resolve(folder, 'results.json');
  const [program = '', ...args] = command;
  const env = { ...process.env, RESULTS_FILE: results };
  // Vitest's watchdog would hold a pipe open after the run.
  spawnSync(resolve('node_modules/.bin', program), args, { env, stdio: 'ignore', timeout: 20_000 });
  const lines = summary([readResults(results) ?? { passed: 0, failed: 0, skipped: 0, failures: [] }]);
  return lines.replaceAll(`${folder}/`, '').split('\n').slice(1);
}

test('the last lines name what failed in a run of Vitest, also outside of a test', () => {
  const command = [
    'vitest',
    'run',
    '--root',
    folder,
    `--reporter=${resolve('tools/test/vitest-results.ts')}`,
  ];
  const facts = `import { describe, expect, test } from 'vitest';
    test('passes', () => void Promise.reject(new Error('nobody waits for this')));
    describe('facts', () => void test('fails', () => expect(1).toBe(2)));
    test.skip('is skipped', () => {});
    test.todo('is missing');`;
  expect(linesOf(command, { 'facts.test.ts': facts, 'broken.test.ts': `import './nothing.ts';` })).toEqual([
    'FAILED facts.test.ts > facts > fails',
    'FAILED broken.test.ts',
    'FAILED outside of a test: nobody waits for this',
    '1 passed, 3 failed, 2 skipped',
  ]);
});

test('the last lines name what failed in a run of Playwright, also on the first try only', () => {
  const reporter = resolve('tools/test/playwright-results.ts');
  const config = `export default { outputDir: 'output', retries: 1, reporter: [['${reporter}']] };`;
  const facts = `import { expect, test } from '@playwright/test';
    test('passes', () => {});
    test('passes on the second try', ({}, { retry }) => expect(retry).toBe(1));
    test('fails', () => expect(1).toBe(2));
    test.skip('is skipped', () => {});`;
  const command = ['playwright', 'test', '--config', join(folder, 'playwright.config.ts')];
  expect(linesOf(command, { 'playwright.config.ts': config, 'facts.test.ts': facts })).toEqual([
    'FAILED facts.test.ts > passes on the second try',
    'FAILED facts.test.ts > fails',
    '1 passed, 2 failed, 1 skipped',
  ]);
});
