import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig } from '#features/comments/adapters/firebase/app.ts';
import { firestoreRest } from '#features/comments/adapters/firebase/rest.ts';
import { firestoreThreads } from '#features/comments/adapters/firebase/threads.ts';
import { pagePathSchema } from '#features/comments/model.ts';
import type { CommentsRenderer } from '#server/comments/renderer.ts';

/**
 * Writes each article's current first comments into its page. Resolves to the articles whose comments could not be read; their pages
 * load them in the browser.
 */
export async function fillInComments(
  folder: string,
  articles: readonly string[],
  config: FirebaseConfig,
  renderer: CommentsRenderer,
): Promise<readonly string[]> {
  const { threads } = firestoreThreads(firestoreRest(config, fetch), config.owner);
  const missing: string[] = [];
  for (const article of articles) {
    const page = pagePathSchema.parse(article);
    const first = await threads(page);
    if (!first.ok) {
      missing.push(article);
      continue;
    }
    const file = join(folder, `${article}.html`);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, renderer.withFirstComments(html, page, null, { revision: '', threads: first.value }));
  }
  return missing;
}
