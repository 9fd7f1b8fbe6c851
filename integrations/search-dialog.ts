import { join } from 'node:path';
import { afterBuild, bundle } from './after-build.ts';

/** After a build: the code of the search dialog, at an address that Header.tsx knows. */
export const searchDialog = (language: string) =>
  afterBuild('search-dialog', async (publicDir) => {
    await bundle(language, {
      build: {
        lib: { entry: 'src/features/search/dialog.ts', formats: ['es'], fileName: () => 'dialog.js' },
        outDir: join(publicDir, 'search'),
      },
    });
  });
