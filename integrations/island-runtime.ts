import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { inlineScript } from './inline-script.ts';

/**
 * A page without what Astro writes for its own script and ours doesn't read: an island's random id, its name among the
 * options, and the word of a client directive that it is there, which is looked for once the page has been read.
 */
export const withoutUnread = (html: string): string =>
  html
    .replaceAll(/(?<=<astro-island) uid="\w+"/g, '')
    .replaceAll(/(?<= opts="{)&quot;name&quot;:&quot;\w+&quot;,/g, '')
    .replaceAll(/window\.dispatchEvent\(new Event\("astro:\w+"\)\);/g, '');

/**
 * Swaps Astro's island script for wake-islands.ts, a sixth of its bytes, in builds only: the development server keeps
 * Astro's, which reports errors.
 */
export function islandRuntime(): Plugin {
  return {
    name: 'island-runtime',
    apply: 'build',
    enforce: 'pre',
    load: async (id) =>
      id.endsWith('/astro/dist/runtime/server/astro-island.prebuilt.js')
        ? `export default ${JSON.stringify(await inlineScript(resolve('integrations/wake-islands.ts')))}`
        : null,
  };
}
