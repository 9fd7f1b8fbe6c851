import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ dependencies: names, optionalDependencies: names, devDependencies: names }),
  ),
});

// A lockfile written on one platform may lack the packages of another, and `npm ci` then fails there.
test.each(['package-lock.json', 'tools/firebase-emulators/package-lock.json'])(
  '%s is complete for all platforms',
  (file) => {
    const { packages } = lockfile.parse(JSON.parse(readFileSync(file, 'utf8')));
    const missing = Object.entries(packages).flatMap(([path, entry]) => {
      // Only what is ours brings its development dependencies along.
      const own = path.includes('node_modules/') ? {} : entry.devDependencies;
      return Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...own })
        .filter((name) => !isLocked(packages, path, name))
        .map((name) => `${path || 'this project'} needs ${name}`);
    });
    expect(missing).toEqual([]);
  },
);

/** Whether a package is found where Node would look for it: here, or in a folder above. */
function isLocked(packages: Readonly<Record<string, unknown>>, from: string, name: string): boolean {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))) {
    if (`${path}${path && '/'}node_modules/${name}` in packages) return true;
    if (path === '') return false;
  }
}
