import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig } from '#features/comments/adapters/firebase/app.ts';
import { firestoreRest } from '#features/comments/adapters/firebase/rest.ts';
import { firestoreThreads } from '#features/comments/adapters/firebase/threads.ts';
import { pagePathSchema } from '#features/comments/model.ts';
import { securityTxt } from '#lib/security-txt.ts';
import { type CommentsRenderer, loadRenderer } from '#server/comments/renderer.ts';
import { readBuild } from '#server/site/build.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { builtSite } from '#site/policy/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { runCommand } from '../command-line.ts';
import { firebaseJson, hostingProblem } from './firebase-json.ts';

const project = 'firebase';
const target = join(project, 'public');

await runCommand({
  name: 'npm run hosting',
  about: `Prepares ${project}/ for firebase deploy: the built pages, and firebase.json with their headers.`,
  async run() {
    const { manifest } = readBuild(siteConfigFile);
    const problem = hostingProblem(manifest, siteConfigFile);
    if (problem !== undefined) throw new Error(problem);
    copyPages();
    mkdirSync(join(target, '.well-known'), { recursive: true });
    writeFileSync(join(target, '.well-known/security.txt'), securityTxt(manifest, new Date()));
    const missing = await addFirstComments(manifest.articles);
    const file = join(project, 'firebase.json');
    writeFileSync(file, `${JSON.stringify(firebaseJson(manifest), null, 2)}\n`);
    return [
      ...(missing.length === 0
        ? []
        : [`Firestore did not answer: comments on ${missing.join(', ')} will load in the browser.`]),
      `${target} has the pages of ${siteConfigFile}, ${file} has their headers.`,
      'Next: npx firebase-tools@15.34.0 deploy --config firebase/firebase.json --project <your project id>',
    ].join('\n');
  },
});

function copyPages(): void {
  rmSync(target, { recursive: true, force: true });
  // Hosting compresses files itself.
  const isCompressedForm = (file: string) => /\.(br|gz)$/.test(file) && existsSync(file.slice(0, -3));
  cpSync(builtSite(siteConfigFile).publicDir, target, {
    recursive: true,
    filter: (file) => !isCompressedForm(file),
  });
}

async function addFirstComments(articles: readonly string[]): Promise<readonly string[]> {
  const renderer = await loadRenderer(builtSite(siteConfigFile).root);
  if (renderer === undefined) return [];
  const { comments } = await loadSiteConfig();
  return comments.kind === 'firebase' ? fillInComments(articles, comments, renderer) : [];
}

/**
 * Writes each article's current first comments into its page. Resolves to the articles whose comments could not be read; their pages
 * load them in the browser.
 */
async function fillInComments(
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
    const file = join(target, `${article}.html`);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, renderer.withFirstComments(html, page, null, { revision: '', threads: first.value }));
  }
  return missing;
}
