import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startHttp } from './target.ts';

test("the attacked server serves the sample, even beside an owner's site", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'owners-site-'));
  for (const name of ['dist', 'sample', 'src', 'package.json'])
    symlinkSync(resolve(name), join(folder, name));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/site.config.ts'), 'export default {};');
  const target = await startHttp({}, folder);
  const home = await fetch(target.origin);
  expect(await home.text()).toContain('Robin Example');
  await target.stop();
  rmSync(folder, { recursive: true });
});
