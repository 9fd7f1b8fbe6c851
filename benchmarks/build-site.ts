import { execFileSync } from 'node:child_process';

/** Builds the site of a configuration, SITE_CONFIG, unless it is built and nothing has changed since. */
export function buildSite(environment: { readonly SITE_CONFIG: string }): void {
  execFileSync(process.execPath, ['scripts/build-if-stale.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
}
