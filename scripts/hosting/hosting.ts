import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRenderer } from '#server/comments/renderer.ts';
import { ConfigError } from '#server/config.ts';
import { readBuild } from '#server/site/build.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { builtSite } from '#site/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { firebaseConfig, hostingProblem } from './firebase-json.ts';
import { fillInComments } from './first-comments.ts';

// npm run hosting: makes firebase/ ready for `firebase deploy`: the built pages in firebase/public, and firebase.json with
// the headers of exactly these pages. Both come from one build, so a page's policy always fits the page; neither is in git,
// where they could only grow old.

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function built() {
  try {
    return readBuild(siteConfigFile).manifest;
  } catch (error) {
    if (error instanceof ConfigError) return giveUp(error.message);
    throw error;
  }
}

const project = 'firebase';
const manifest = built();
const problem = hostingProblem(manifest, siteConfigFile);
if (problem !== undefined) giveUp(problem);

const { publicDir, root } = builtSite(siteConfigFile);
const target = join(project, 'public');
rmSync(target, { recursive: true, force: true });
// Hosting compresses by itself.
const isCompressedForm = (file: string) => /\.(br|gz)$/.test(file) && existsSync(file.slice(0, -3));
cpSync(publicDir, target, { recursive: true, filter: (file) => !isCompressedForm(file) });

const renderer = await loadRenderer(root);
if (renderer !== undefined) {
  const { comments } = await loadSiteConfig();
  const missing =
    comments.kind === 'firebase' ? await fillInComments(target, manifest.articles, comments, renderer) : [];
  if (missing.length > 0)
    console.log(
      `Firestore did not answer, so the comments of ${missing.join(', ')} come later, in the browser.`,
    );
}

const file = join(project, 'firebase.json');
writeFileSync(file, `${JSON.stringify(firebaseConfig(manifest), null, 2)}\n`);
console.log(`${target} has the pages of ${siteConfigFile}, and ${file} their headers.`);
console.log(
  'Next: npx firebase-tools@15.34.0 deploy --config firebase/firebase.json --project <your project id>',
);
