import { execFileSync } from 'node:child_process';

/** Builds the site of a configuration, unless it is built already. */
export function buildSite(config: string): void {
  execFileSync(process.execPath, ['scripts/build-if-stale.ts'], {
    stdio: 'inherit',
    env: { ...process.env, SITE_CONFIG: config },
  });
}
