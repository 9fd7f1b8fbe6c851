import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '#site/content/day.ts';
import { siteTree } from '#site/site-tree.ts';
import { builtSite, type Manifest, unfinishedSite } from './manifest.ts';

// Everything that a built page depends on, besides the configuration file.
const inputs = [
  siteTree,
  'examples',
  'integrations',
  'public',
  'src',
  'astro.config.ts',
  'package-lock.json',
];

const stampOf = (siteConfig: string) => join(builtSite(siteConfig).root, 'built-from');

/** Whether the site is built, none of its inputs has changed since, and no article is due that waited for its day. */
export function isFresh(siteConfig: string): boolean {
  const stamp = stampOf(siteConfig);
  const { manifest } = builtSite(siteConfig);
  if (!existsSync(manifest)) return false;
  // Our own build wrote it, maybe in an earlier version.
  const { upcoming = [] } = JSON.parse(readFileSync(manifest, 'utf8')) as Partial<Manifest>;
  if (upcoming.some(({ day }) => day <= today())) return false;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(siteConfig);
}

export function fingerprint(siteConfig: string): string {
  const hash = createHash('sha256');
  for (const file of [...inputs, siteConfig].flatMap(filesIn).sort())
    hash.update(`${file}\0`).update(readFileSync(file));
  for (const name of readFrom(siteConfig)) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

/** The environment variables that a configuration reads, such as emulator addresses. */
function readFrom(siteConfig: string): string[] {
  if (!existsSync(siteConfig)) return [];
  return [...readFileSync(siteConfig, 'utf8').matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name);
}

/** Puts the finished build in the place of the previous one, with the fingerprint that was taken before it. */
export function finishBuild(siteConfig: string, builtFrom: string): void {
  const { root } = builtSite(siteConfig);
  const unfinished = unfinishedSite(siteConfig).root;
  writeFileSync(join(unfinished, 'built-from'), builtFrom);
  rmSync(root, { recursive: true, force: true });
  renameSync(unfinished, root);
}

/** What tools put beside the sources, such as the database that an example's tests download. */
const ofTools = /(^|\/)(node_modules|\.(?!well-known\/)[^/]+)\/|\.tsbuildinfo$/;

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !ofTools.test(file));
}
