import { execFileSync } from 'node:child_process';

/** The environment of a build. Vitest sets variables that Vite would take for those of a development server. */
export function buildEnvironment(): NodeJS.ProcessEnv {
  const { DEV: _dev, PROD: _prod, MODE: _mode, ...own } = process.env;
  return { ...own, NODE_ENV: 'production' };
}

/** Builds the site of a configuration, unless it is built already. */
export function buildSite(config: string, environment: Readonly<Record<string, string>> = {}): void {
  execFileSync(process.execPath, ['scripts/build-if-stale.ts'], {
    stdio: 'inherit',
    env: { ...buildEnvironment(), ...environment, SITE_CONFIG: config },
  });
}
