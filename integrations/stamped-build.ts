import { rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { fingerprint, finishBuild } from '../src/site/build-stamp.ts';
import { unfinishedSite } from '../src/site/manifest.ts';

/**
 * A build takes the place of the one before it when it is complete, so that pages never meet the policies of another build.
 * It says what it was built from, so that the doctor and `npm start` know whether it is up to date. The last of the integrations.
 */
export function stampedBuild(siteConfig: string): AstroIntegration {
  let builtFrom = '';
  return {
    name: 'stamped-build',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return;
        rmSync(unfinishedSite(siteConfig).root, { recursive: true, force: true });
        // Taken before the build: what changes meanwhile is in the next one.
        builtFrom = fingerprint(siteConfig);
      },
      'astro:build:done': () => finishBuild(siteConfig, builtFrom),
    },
  };
}
