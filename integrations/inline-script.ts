import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

/** A script that stands in the page itself: written in TypeScript, and sent without types and in as few bytes as may be. */
export async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const minified = await minify(file, code, { module: false, compress: { target: 'es2022' } });
  const [problem] = minified.errors;
  if (problem) throw new Error(`${file}: ${problem.message}`);
  return minified.code;
}
