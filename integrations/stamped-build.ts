import type { AstroIntegration } from 'astro';
import { fingerprint, forgetBuild, stampBuild } from '../src/site/build-stamp.ts';

/**
 * Every build, whoever starts it, says what it was built from, so that the doctor and `npm start` know whether it is up to
 * date. The last of the integrations: the stamp is there only when all else is.
 */
export function stampedBuild(siteConfig: string): AstroIntegration {
  let builtFrom = '';
  return {
    name: 'stamped-build',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return;
        forgetBuild(siteConfig);
        // Taken before the build: what changes meanwhile is in the next one.
        builtFrom = fingerprint(siteConfig);
      },
      'astro:build:done': () => stampBuild(siteConfig, builtFrom),
    },
  };
}
