import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Workplace } from '#server/testing/running-server.ts';

test('without an article, it asks for a text of the owner, which may have the line endings of Windows', async () => {
  const place = new Workplace();
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [resolve('scripts/newsletter.ts'), ...args], {
      cwd: place.folder,
      encoding: 'utf8',
    }).stderr;
  expect(run()).toBe('The built site has no article. Name a text of yours, as in hello.md.\n');
  writeFileSync(join(place.folder, 'hello.md'), '# Hello\r\n\r\nSome words.\r\n');
  expect(run('hello.md')).toContain('There is no database');
  await place.remove();
});
