import { rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { fingerprint, finishBuild } from '../src/site/policy/build-stamp.ts';
import { unfinishedSite } from '../src/site/policy/manifest.ts';

/**
 * Replaces the previous build once this one is complete, so that pages and policies always match, and records what it was built from, so
 * that `npm start` and the doctor know whether it is up to date. Must be the last integration.
 */
export function stampedBuild(siteConfig: string): AstroIntegration {
  let builtFrom = '';
  return {
    name: 'stamped-build',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return;
        rmSync(unfinishedSite(siteConfig).root, { recursive: true, force: true });
        // Taken before the build, so that changes during the build count for the next one.
        builtFrom = fingerprint(siteConfig);
      },
      'astro:build:done': () => finishBuild(siteConfig, builtFrom),
    },
  };
}
