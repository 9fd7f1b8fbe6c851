import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';
import { afterBuild, bundle } from './bundles.ts';

/** Where a page names its program. In development, Vite serves it from there. */
const program = /<script type="module" src="\/(examples\/[^"]+)"><\/script>/;

/** After a build: the programs of /apps/, and what several of them need in shared files. Astro would put all styles into each page. */
export const builtApps = (language: string) =>
  afterBuild('built-apps', async (publicDir) => {
    const pages = new Map<string, string>();
    for (const file of globSync('apps/*.html', { cwd: publicDir }))
      pages.set(basename(file, '.html'), await readFile(join(publicDir, file), 'utf8'));
    if (pages.size === 0) return;
    const output = await buildPrograms(pages, publicDir, language);
    for (const [name, html] of pages)
      await writeFile(join(publicDir, 'apps', `${name}.html`), html.replace(program, tagsOf(name, output)));
  });

/** React, the shell, and what Vite adds for lazy parts: one file for all apps. */
const neededByAll = /node_modules\/(react|react-dom|scheduler)\/|examples\/shell\/|vite\/preload-helper/;

type Output = Rolldown.RolldownOutput['output'];

/** One entry for each page, by its name. */
async function buildPrograms(
  pages: ReadonlyMap<string, string>,
  outDir: string,
  language: string,
): Promise<Output> {
  const input = Object.fromEntries([...pages].map(([name, html]) => [name, program.exec(html)?.[1] ?? '']));
  const result = await bundle(language, {
    build: {
      rolldownOptions: {
        input,
        // An app's own file isn't queued behind many tiny ones.
        output: { codeSplitting: { groups: [{ name: 'shared', test: neededByAll }] } },
        // 'use client' is for React's server components, and nothing here.
        onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      },
      outDir,
      assetsDir: '_astro',
      // For older browsers, Vite would rewrite light-dark() into variables that need a color-scheme in the same file.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
    },
  });
  if (!('output' in result)) throw new Error('Vite gave no files of the apps');
  return result.output;
}

/** An app's styles, its entry, and the files that it shares with others. */
function tagsOf(app: string, output: Output): string {
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
  const entry = [...chunks.values()].find(({ name, isEntry }) => isEntry && name === app);
  if (!entry) throw new Error(`Vite gave no entry of the app ${app}`);
  const files = new Set([entry.fileName]);
  // A set also iterates over what is added to it during the loop.
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  const styles = new Set(
    [...files].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]),
  );
  return [
    // What an app imports comes first, as in development, so that its own rules win.
    ...[...styles].reverse().map((file) => `<link rel="stylesheet" href="/${file}">`),
    // Not modulepreload: where a service worker answers, Chromium doesn't use it and warns.
    ...[...files].reverse().map((file) => `<script type="module" src="/${file}"></script>`),
  ].join('');
}
