import { execFileSync } from 'node:child_process';

/**
 * The environment of a build. Vitest sets variables that Vite would take for those of a development server, and the package of the tests'
 * Chromium sets its own fonts, which open-graph images would be drawn and kept with.
 */
export function buildEnvironment(): NodeJS.ProcessEnv {
  const { DEV: _dev, PROD: _prod, MODE: _mode, FONTCONFIG_PATH: _fonts, ...own } = process.env;
  return { ...own, NODE_ENV: 'production' };
}

/** Builds the site of a configuration, unless it is built already. */
export function buildSite(config: string, environment: Readonly<Record<string, string>> = {}): void {
  execFileSync(process.execPath, ['scripts/build-if-stale.ts'], {
    stdio: 'inherit',
    env: { ...buildEnvironment(), ...environment, SITE_CONFIG: config },
  });
}
