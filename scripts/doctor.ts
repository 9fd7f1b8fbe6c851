import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { allComments, commentsOfPage, firestoreRest } from '#features/comments/adapters/firebase/rest.ts';
import { pagePathSchema } from '#features/comments/model.ts';
import { checkSignIn, parseEnvironment } from '#server/config.ts';
import { openSound, withDataDir } from '#server/db/data-dir.ts';
import { versionOf } from '#server/db/migrate.ts';
import { hasDatabase } from '#server/db/open.ts';
import { reasonOf } from '#server/mail/outbox.ts';
import { verifySmtp } from '#server/mail/smtp.ts';
import { readBuild } from '#server/site/build.ts';
import { setup } from '#server/summary.ts';
import type { Manifest } from '#site/build/manifest.ts';
import type { SiteConfig } from '#site/config.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import product from '../package.json' with { type: 'json' };
import { completeLanguageFile } from '../src/languages/language-file.ts';
import { runCommand } from './command-line.ts';
import { counted } from './terminal-layout.ts';

await runCommand({
  name: 'npm run doctor',
  about:
    'Says what the server would say at its start, checks all of its data and SMTP_URL, and looks for a newer version. Fails only if something would stop the site.',
  async run() {
    const config = await loadSiteConfig();
    await completeLanguageFile(config.language);
    const settings = parseEnvironment(process.env);
    if (config.comments.kind === 'embedded') checkSignIn(settings, config.comments.signIn);
    const manifest = await manifestOf(config);
    if (Object.values(manifest.providers).includes('embedded')) checkData(settings.dataDir);
    const stray = await strayComments(config, manifest).catch(() => 0);
    if (stray > 0)
      throw new Error(
        `Firestore has ${counted(stray, 'comment')} at addresses that no article has, so nobody sees them. npm run comments -- export shows each pathName: make it the first alias of the article that moved.`,
      );
    const refusal = settings.smtpUrl && (await verifySmtp(settings.smtpUrl).then(() => '', reasonOf));
    const noMail = refusal ? `\nNo email goes out ${refusal}.\n` : '';
    const newer = await newerVersion(product.version);
    const upgrade = `\n${newer} is out: git fetch upstream, and read git show upstream/main:CHANGELOG.md. Then docs/upgrade.md.\n`;
    return `\n${siteConfigFile}\n\n${setup(settings, manifest)}${noMail}${newer ? upgrade : ''}\nNothing stops the site.\n`;
  },
});

/** Throws what would stop the server. Nothing in the folder is changed. */
function checkData(dataDir: string): void {
  let nearest = resolve(dataDir);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  withDataDir(dataDir, () => {
    // The point makes it an error if this is a file.
    accessSync(`${nearest}/.`, constants.W_OK | constants.X_OK);
    if (hasDatabase(dataDir)) versionOf(openSound(dataDir));
  });
}

/** From the articles, drafts too, or in a container, which can't read them, from the build. */
function manifestOf(config: SiteConfig): Promise<Manifest> {
  return import('#site/build/site-manifest.ts').then(
    ({ siteManifest }) => siteManifest(config, { isPreview: true }),
    async () => (await readBuild(siteConfigFile)).manifest,
  );
}

/** How many comments in Firestore no article shows. Rejects if Firestore doesn't answer. */
async function strayComments({ comments }: SiteConfig, manifest: Manifest): Promise<number> {
  if (comments.kind !== 'firebase' || comments.emulators) return 0;
  const { count } = firestoreRest(comments, fetch);
  const pages = Object.keys(manifest.titles).map((page) => commentsOfPage(pagePathSchema.parse(page)));
  const [all = 0, ...shown] = await Promise.all([allComments, ...pages].map(count));
  return shown.reduce((left, each) => left - each, all);
}

/** The newest version in the `upstream` repository (docs/start.md), such as '1.2.0', if it is newer. Undefined without an answer. */
async function newerVersion(current: string): Promise<string | undefined> {
  const list = ['ls-remote', '--tags', '--refs', 'upstream', 'v*'];
  // It must never ask for a password.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const { stdout } = await promisify(execFile)('git', list, { timeout: 5000, env }).catch(() => ({
    stdout: '',
  }));
  const versions = [...stdout.matchAll(/refs\/tags\/v(\d+\.\d+\.\d+)$/gm)].map(([, version = '']) => version);
  const newest = [...versions, current].toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  return newest === current ? undefined : newest;
}
