import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: names,
      optionalDependencies: names,
      devDependencies: names,
      integrity: z.string().optional(),
      link: z.boolean().default(false),
      hasInstallScript: z.boolean().default(false),
      os: z.string().or(z.array(z.string())).optional(),
      cpu: z.string().or(z.array(z.string())).optional(),
      bin: names,
      engines: names.or(z.array(z.string()).transform(() => ({}))),
    }),
  ),
});
const manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()).default({}) });

const packagesOf = (file: string) => lockfile.parse(JSON.parse(readFileSync(file, 'utf8'))).packages;

describe.each([
  'package-lock.json',
  'tools/firebase-admin/package-lock.json',
  'tools/firebase-emulators/package-lock.json',
  'tools/lighthouse/package-lock.json',
  'tools/observatory/package-lock.json',
])('%s', (file) => {
  const packages = packagesOf(file);
  const downloaded = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

  // A lockfile written on one platform may lack the packages of another, and `npm ci` then fails there.
  test('is complete for all platforms', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) => {
      // Only what is ours brings its development dependencies along.
      const own = path.includes('node_modules/') ? {} : entry.devDependencies;
      return Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...own })
        .filter((name) => !isLocked(packages, path, name))
        .map((name) => `${path || 'this project'} needs ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test('has a hash for everything that is downloaded', () => {
    const unhashed = downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unhashed.map(([path]) => path)).toEqual([]);
  });

  test('brings no install script that package.json does not name', () => {
    const { allowScripts } = manifest.parse(
      JSON.parse(readFileSync(join(dirname(file), 'package.json'), 'utf8')),
    );
    const withScript = downloaded
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(withScript.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
  });
});

test('Node itself is locked for every platform that people develop or host on', () => {
  const runtimes = Object.values(packagesOf('package-lock.json')).filter(({ bin }) => 'node' in bin);
  expect(runtimes.map(({ os, cpu }) => `${os} ${cpu}`).toSorted()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
  ]);
});

// npm itself runs on whichever Node the machine has, and everything else on the one that comes with the site.
test('npm has nothing to say of the Node that the README names', () => {
  const own = Object.entries(packagesOf('package-lock.json')).filter(
    ([path]) => !path.includes('node_modules/'),
  );
  expect(own.filter(([, { engines }]) => 'node' in engines)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^loglevel=error$/m);
});

/** Whether a package is found where Node would look for it: here, or in a folder above. */
function isLocked(packages: Readonly<Record<string, unknown>>, from: string, name: string): boolean {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))) {
    if (`${path}${path && '/'}node_modules/${name}` in packages) return true;
    if (path === '') return false;
  }
}
