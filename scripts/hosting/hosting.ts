import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firestoreRest } from '#features/comments/adapters/firebase/rest.ts';
import { firestoreThreads } from '#features/comments/adapters/firebase/threads.ts';
import { pagePathSchema } from '#features/comments/model.ts';
import { pagePath } from '#lib/page-path.ts';
import { denyAll } from '#lib/security-headers.ts';
import { securityTxt } from '#lib/security-txt.ts';
import { loadRenderer } from '#server/comments/article-pages.ts';
import { readBuild } from '#server/site/build.ts';
import { builtSite, type Manifest } from '#site/build/manifest.ts';
import type { SiteConfig } from '#site/config.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { runCommand, UsageError } from '../command-line.ts';
import { firebaseJson, hostingProblem } from './firebase-json.ts';
import { npx, type StaticHost, staticHosts, withPolicy } from './static-hosts.ts';

const project = 'firebase';
const hosts = [project, ...Object.keys(staticHosts)];

await runCommand({
  name: 'npm run hosting',
  about:
    'Builds the site, and prepares it for a host that only serves files, with its headers and redirects.',
  usage: [
    ['', `for Firebase Hosting: ${project}/public, and ${project}/firebase.json`],
    ['<host>', `for ${Object.keys(staticHosts).join(', ')}: hosting/<host>`],
  ],
  async run(_options, ...names) {
    const name = names.join(' ') || project;
    if (!hosts.includes(name)) throw new UsageError(`${name} is not one of ${hosts.join(', ')}.`);
    const host = staticHosts[name];
    const config = await loadSiteConfig();
    const problem = hostingProblem(config, siteConfigFile);
    if (problem !== undefined) throw new Error(problem);
    // It takes a minute, so everything else is known to be right.
    await import('../build-if-stale.ts');
    const { manifest } = await readBuild(siteConfigFile);
    const target = host === undefined ? join(project, 'public') : join('hosting', name);
    copyPages(target);
    mkdirSync(join(target, '.well-known'), { recursive: true });
    writeFileSync(join(target, '.well-known/security.txt'), securityTxt(manifest, new Date()));
    const missing = await addFirstComments(config, manifest, target);
    if (host === undefined)
      writeFileSync(join(project, 'firebase.json'), `${JSON.stringify(firebaseJson(manifest), null, 2)}\n`);
    else addPolicies(target, manifest, host);
    const unanswered = `Firestore did not answer: comments on ${missing.join(', ')} will load in the browser.\n`;
    return [
      `${missing.length > 0 ? unanswered : ''}${target} has the pages of ${siteConfigFile}.`,
      `Next: ${host?.upload(target) ?? `${npx} firebase-tools@15.34.0 deploy --config firebase/firebase.json --project <your project id>`}`,
    ].join('\n');
  },
});

function copyPages(target: string): void {
  rmSync(target, { recursive: true, force: true });
  // Such hosts compress files themselves.
  const isCompressedForm = (file: string) => /\.(br|gz)$/.test(file) && existsSync(file.slice(0, -3));
  cpSync(builtSite(siteConfigFile).publicDir, target, {
    recursive: true,
    filter: (file) => !isCompressedForm(file),
  });
}

function addPolicies(target: string, manifest: Manifest, host: StaticHost): void {
  for (const page of globSync('**/*.html', { cwd: target })) {
    const file = join(target, page);
    const policy = manifest.contentSecurityPolicies[pagePath(`/${page}`)] ?? denyAll;
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), policy));
  }
  for (const [file, content] of Object.entries(host.files(manifest))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), content);
  }
}

/** Writes the first comments of each article into its page. Resolves to the articles whose comments could not be read. */
async function addFirstComments({ comments }: SiteConfig, manifest: Manifest, target: string) {
  const renderer = await loadRenderer(builtSite(siteConfigFile).root);
  if (renderer === undefined || comments.kind !== 'firebase') return [];
  const { threads } = firestoreThreads(firestoreRest(comments, fetch), comments);
  const missing: string[] = [];
  for (const article of manifest.articles) {
    const page = pagePathSchema.parse(manifest.movedComments[article] ?? article);
    const first = await threads(page);
    if (!first.ok) {
      missing.push(article);
      continue;
    }
    const file = join(target, `${article}.html`);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, renderer.withFirstComments(html, page, null, first.value));
  }
  return missing;
}
