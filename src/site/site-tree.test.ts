import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';

test('an owner’s site without its configuration is not replaced by the sample', () => {
  const folder = temporaryFolder();
  const file = JSON.stringify(resolve('src/site/site-tree.ts'));
  const program = `console.log((await import(${file})).siteTree)`;
  const tree = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    }).trim();
  expect(tree()).toBe('sample');
  mkdirSync(join(folder, 'site'));
  expect(tree()).toBe('site');
});
