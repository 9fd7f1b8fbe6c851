import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtSite } from '#site/build/manifest.ts';
import { buildEnvironment, buildSite } from '../setup/build-site.ts';

const config = 'sample/site.config.ts';
const copy = resolve('dist/copies/of another name and length');

/** Runs before the build there: its clock is 100 days ahead. */
const laterClock = `data:text/javascript,${encodeURIComponent(`
  const Clock = Date;
  const now = () => Clock.now() + 100 * 24 * 60 * 60 * 1000;
  globalThis.Date = class extends Clock {
    static now = now;
    constructor(...given) { given.length > 0 ? super(...given) : super(now()); }
  };`)}`;

const sources = [
  'examples',
  'integrations',
  'sample',
  'scripts',
  'server',
  'src',
  'astro.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** Copies the product, with links to the files of its packages and without their caches. */
function copyProduct(): void {
  rmSync(copy, { recursive: true, force: true });
  for (const name of sources) cpSync(name, join(copy, name), { recursive: true });
  execFileSync('cp', ['-al', 'node_modules', copy]);
  for (const cache of ['.astro', '.cache', '.vite'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
  // What a check of an example's types leaves there.
  writeFileSync(join(copy, 'examples/09-votes/tsconfig.tsbuildinfo'), 'left');
}

function filesOf(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file)]),
  );
}

// Tens of thousands of links.
afterAll(() => rmSync(dirname(copy), { recursive: true, force: true }), 300_000);

test('a build in another folder on another day has the same files, byte by byte', () => {
  buildSite(config);
  copyProduct();
  execFileSync(process.execPath, ['--import', laterClock, 'scripts/build.ts'], {
    cwd: copy,
    env: { ...buildEnvironment(), SITE_CONFIG: config },
    stdio: 'pipe',
  });
  const { root } = builtSite(config);
  const [here, there] = [filesOf(root), filesOf(join(copy, root))];
  expect([...there.keys()]).toEqual([...here.keys()]);
  expect([...here.keys()].filter((file) => !there.get(file)?.equals(here.get(file) ?? Buffer.of()))).toEqual(
    [],
  );
}, 300_000);
