import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, finishBuild, isFresh } from '../src/site/build/build-stamp.ts';
import { builtSite, unfinishedSite } from '../src/site/build/manifest.ts';
import { temporaryFolder } from '../tests/setup/temporary-folder.ts';

let folder: string;
let siteConfig: string;
beforeEach(() => {
  folder = temporaryFolder();
  siteConfig = join(folder, `${basename(folder)}.config.ts`);
  writeFileSync(siteConfig, 'export default 1;');
});
afterEach(() => {
  for (const { root } of [builtSite(siteConfig), unfinishedSite(siteConfig)])
    rmSync(root, { recursive: true, force: true });
});

function build(change?: () => void): void {
  const builtFrom = fingerprint(siteConfig);
  change?.();
  mkdirSync(unfinishedSite(siteConfig).root, { recursive: true });
  writeFileSync(unfinishedSite(siteConfig).manifest, '{}');
  finishBuild(siteConfig, builtFrom);
}

test('a build is up to date until one of its inputs changes', () => {
  expect(isFresh(siteConfig)).toBe(false);
  build();
  expect(isFresh(siteConfig)).toBe(true);
  writeFileSync(siteConfig, 'export default 2;');
  expect(isFresh(siteConfig)).toBe(false);
});

test('a file that services look for in .well-known is an input, and what tools keep is not', () => {
  const module = JSON.stringify(new URL('../src/site/build/build-stamp.ts', import.meta.url).href);
  const program = `console.log((await import(${module})).fingerprint('none.config.ts'))`;
  const stamp = () => execFileSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' });
  const first = stamp();
  for (const name of ['.well-known', '.cache']) mkdirSync(join(folder, 'public', name), { recursive: true });
  writeFileSync(join(folder, 'public/.cache/file'), 'a');
  expect(stamp()).toBe(first);
  writeFileSync(join(folder, 'public/.well-known/atproto-did'), 'did:plc:ada');
  expect(stamp()).not.toBe(first);
});

test('a change during a build counts for the next one', () => {
  build(() => writeFileSync(siteConfig, 'export default 2;'));
  expect(isFresh(siteConfig)).toBe(false);
});

test('an interrupted build leaves the previous one as it was', () => {
  build();
  writeFileSync(siteConfig, 'export default 2;');
  mkdirSync(unfinishedSite(siteConfig).root, { recursive: true });
  writeFileSync(unfinishedSite(siteConfig).manifest, 'half of it');
  expect(isFresh(siteConfig)).toBe(false);
  expect(readFileSync(builtSite(siteConfig).manifest, 'utf8')).toBe('{}');
  build();
  expect(isFresh(siteConfig)).toBe(true);
});

test('a build is stale from the day on which it has to publish an article', () => {
  build();
  const { manifest } = builtSite(siteConfig);
  const until = (day: string) => writeFileSync(manifest, JSON.stringify({ upcoming: [{ title: 'A', day }] }));
  until('2999-01-01');
  expect(isFresh(siteConfig)).toBe(true);
  until('2020-01-01');
  expect(isFresh(siteConfig)).toBe(false);
});

test('the site is stamped by its own build, after everything else is written', async () => {
  const { default: config } = await import('../astro.config.ts');
  const names = (config.integrations ?? []).flat().flatMap((each) => (each ? [each.name] : []));
  expect(names.at(-1)).toBe('stamped-build');
});
