import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

/** A script that stands in the page itself: written in TypeScript, and sent without types and in as few bytes as may be. */
export async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const minified = await minify(file, code, { module: false, compress: { target: 'es2022' } });
  const [problem] = minified.errors;
  if (problem) throw new Error(`${file}: ${problem.message}`);
  return minified.code;
}

const suffix = '.ts?inline';

/** `import script from './script.ts?inline'` gives the text to put into a page, in development as in a build. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, id.indexOf('?'));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await inlineScript(file))}`;
    },
  };
}
