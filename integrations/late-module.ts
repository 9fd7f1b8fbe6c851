import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Builds a module that inline scripts import by the address of its source, which the development server answers as it is.
 * A build gives the module a file of its own and writes that file's address into the pages. With an import that Vite sees,
 * Astro would take the script out of the page and fetch it at once.
 */
export function lateModule(source: `/src/${string}.ts`): AstroIntegration {
  let built = '';
  return {
    name: 'late-module',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'late-module',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                buildStart() {
                  this.emitFile({
                    type: 'chunk',
                    id: join(process.cwd(), source),
                    preserveSignature: 'strict',
                  });
                },
                generateBundle(_, bundle) {
                  for (const file of Object.values(bundle))
                    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(source))
                      built = `/${file.fileName}`;
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (built === '') throw new Error(`${source} is in no file of the build`);
        const publicDir = fileURLToPath(dir);
        for (const name of (await readdir(publicDir, { recursive: true })).filter((file) =>
          file.endsWith('.html'),
        )) {
          const html = await readFile(join(publicDir, name), 'utf8');
          if (html.includes(source)) await writeFile(join(publicDir, name), html.replaceAll(source, built));
        }
      },
    },
  };
}
