import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Workplace } from '#server/testing/running-server.ts';

test('without an article, it asks for a text of the owner', async () => {
  const place = new Workplace();
  const command = [resolve('scripts/newsletter.ts')];
  const { stderr } = spawnSync(process.execPath, command, { cwd: place.folder, encoding: 'utf8' });
  expect(stderr).toBe('The built site has no article. Name a text of yours, as in hello.md.\n');
  await place.remove();
});
