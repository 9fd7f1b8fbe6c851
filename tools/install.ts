import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs a package of this folder if it is missing, without install scripts. Returns its node_modules. */
export function installed(name: string, what: string, ...flags: readonly string[]): string {
  const folder = join(import.meta.dirname, name);
  const modules = join(folder, 'node_modules');
  if (existsSync(join(modules, '.package-lock.json'))) return modules;
  console.error(`Installing ${what} into tools/${name}/node_modules …`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...flags], {
    cwd: folder,
    // npm's output must not mix with the command's.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return modules;
}
