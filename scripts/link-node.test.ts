import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../tests/setup/temporary-folder.ts';

vi.setConfig({ testTimeout: 120_000 });

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({
        version: z.string().optional(),
        integrity: z.string().optional(),
        bin: z.looseObject({}).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const runtimes = Object.entries(packages).filter(([, { bin }]) => bin && 'node' in bin);

/** A project that depends on nothing but Node, as this one does, and whose lockfile has other hashes. */
function tamper(folder: string): void {
  const project = {
    name: 'site',
    version: '1.0.0',
    type: 'module',
    scripts: { dependencies: 'node scripts/link-node.js' },
    optionalDependencies: Object.fromEntries(
      runtimes.map(([path, { version }]) => [path.replace('node_modules/', ''), version]),
    ),
  };
  const locked = runtimes.map(([path, entry]) => [
    path,
    { ...entry, integrity: entry.integrity?.replace(/^sha512-.{8}/, 'sha512-AAAAAAAA') },
  ]);
  const lock = { lockfileVersion: 3, packages: { '': project, ...Object.fromEntries(locked) } };
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  cpSync('scripts/link-node.js', join(folder, 'scripts/link-node.js'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

/** npm as it is outside of this project, on whichever Node the machine has. */
function npmCiIn(folder: string) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'));
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const { status, stdout, stderr } = spawnSync('npm', ['ci'], {
    cwd: folder,
    env: { ...Object.fromEntries(environment), PATH: path.join(delimiter) },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

test('npm ci fails when the Node that comes is not the one in the lockfile', () => {
  const folder = temporaryFolder();
  tamper(folder);
  const { status, said } = npmCiIn(folder);
  expect(said).toContain('was not installed');
  expect(said).toContain('its hash is not the one in package-lock.json');
  expect(status).toBe(1);
  expect(runtimes.filter(([path]) => existsSync(join(folder, path)))).toEqual([]);
});

test('every command runs on the Node in the lockfile', () => {
  expect(process.version).toBe(`v${runtimes[0]?.[1].version}`);
});
