import { execFileSync } from 'node:child_process';

/** Builds the site of a configuration, unless it is built already. */
export function buildSite(config: string, environment: Readonly<Record<string, string>> = {}): void {
  execFileSync(process.execPath, ['scripts/build-if-stale.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, SITE_CONFIG: config },
  });
}
