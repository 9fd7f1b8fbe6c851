import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityTxt } from '#lib/security-txt.ts';
import { loadRenderer } from '#server/comments/renderer.ts';
import { readBuild } from '#server/site/build.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { builtSite } from '#site/policy/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { runCommand } from '../command-line.ts';
import { firebaseJson, hostingProblem } from './firebase-json.ts';
import { fillInComments } from './first-comments.ts';

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
  return comments.kind === 'firebase' ? fillInComments(target, articles, comments, renderer) : [];
}
