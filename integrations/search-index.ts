import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { SiteConfig } from '../src/site/config.ts';
import { describeSite } from '../src/site/content/describe-site.ts';
import { afterBuild, bundle } from './after-build.ts';

/** What is in an article besides its text: demos, forms, comments, and the ways to other pages. */
const besideTheText = [
  'astro-island',
  'nav',
  'footer',
  'form',
  'svg',
  'button',
  'aside[aria-labelledby]',
  'figcaption a',
  'header ul',
  'header a',
];

/** Pagefind's own interfaces, which nothing here uses. */
const isUnused = (path: string) => /-ui\.|highlight/.test(path);

/** After a build: the index of the articles, and the code of the dialog that searches in it, below /search/. */
export const searchIndex = (config: SiteConfig, language: string) =>
  afterBuild('search-index', async (publicDir) => {
    const { articles } = describeSite(config);
    if (articles.length === 0) return;
    const target = join(publicDir, 'search');
    for (const { path, content } of await indexFiles(publicDir, articles)) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), content);
    }
    await bundle(language, {
      build: {
        lib: { entry: 'src/features/search/dialog.ts', formats: ['es'], fileName: () => 'dialog.js' },
        outDir: target,
      },
    });
  });

async function indexFiles(publicDir: string, articles: readonly string[]) {
  try {
    const { index } = await createIndex({ rootSelector: 'article', excludeSelectors: besideTheText });
    if (!index) throw new Error('Pagefind gave no index');
    for (const url of articles)
      await index.addHTMLFile({ url, content: readFileSync(join(publicDir, `${url}.html`), 'utf8') });
    const { files, errors } = await index.getFiles();
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return files.filter(({ path }) => !isUnused(path));
  } finally {
    await close();
  }
}
