import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { allComments, commentsOfPage, firestoreRest } from '#features/comments/adapters/firebase/rest.ts';
import { pagePathSchema } from '#features/comments/model.ts';
import { type Config, ConfigError, checkSignIn, dataDirOf, parseEnvironment } from '#server/config.ts';
import { openSound, withDataDir } from '#server/db/data-dir.ts';
import { versionOf } from '#server/db/migrate.ts';
import { hasDatabase } from '#server/db/open.ts';
import type { SiteConfig } from '#site/config.ts';
import { commentsAddress } from '#site/content/article.ts';
import { leftFromSample } from '#site/content/sample-content.ts';
import { isSettingError, loadSiteConfig } from '#site/load-config.ts';
import { siteConfigFile, siteTree } from '#site/site-tree.ts';
import product from '../../package.json' with { type: 'json' };
import { completeLanguageFile } from '../../src/languages/language-file.ts';

export type Environment = Pick<Config, 'siteUrl' | 'clients' | 'smtpUrl' | 'port'>;

export type Facts = Awaited<ReturnType<typeof readFacts>>;

export async function readFacts(env: NodeJS.ProcessEnv) {
  const path = resolve(dataDirOf(env));
  const site = await readSite(siteConfigFile);
  const config = 'problems' in site ? undefined : site;
  return {
    /** 'site/site.config.ts', or what SITE_CONFIG names. */
    siteConfigFile,
    site,
    sample: config ? leftFromSample(config, siteTree) : [],
    environment: readEnvironment(env, config?.comments),
    dataDir: { path, isNew: !existsSync(path), problem: dataDirProblem(path) },
    /** How many comments in Firestore no article shows; 0 if that is unknown. */
    strayComments: config ? await strayComments(config).catch(() => 0) : 0,
    newerVersion: await newerVersion(product.version),
  };
}

/** Throws without an answer of Firestore, for mistakes in front matter, which check:site names, and in a container, which has no articles. */
async function strayComments({ comments }: SiteConfig): Promise<number> {
  if (comments.kind !== 'firebase' || comments.emulators) return 0;
  const { readContent } = await import('#site/content/read-content.ts');
  const { count } = firestoreRest(comments, fetch);
  const pages = readContent(siteTree).articles.map((each) => pagePathSchema.parse(commentsAddress(each)));
  const shown = await Promise.all(pages.map((page) => count(commentsOfPage(page))));
  return (await count(allComments)) - shown.reduce((sum, each) => sum + each, 0);
}

export function readEnvironment(
  env: NodeJS.ProcessEnv,
  comments?: SiteConfig['comments'],
): Environment | { problem: string } {
  try {
    const config = parseEnvironment(env);
    if (comments?.kind === 'embedded') checkSignIn(config, comments.signIn);
    return config;
  } catch (error) {
    if (error instanceof ConfigError) return { problem: error.message };
    throw error;
  }
}

export async function readSite(file: string): Promise<SiteConfig | { problems: readonly string[] }> {
  try {
    const site = await loadSiteConfig(file);
    await completeLanguageFile(site.language);
    return site;
  } catch (error) {
    if (isSettingError(error)) return { problems: error.mistakes.map(({ says }) => says) };
    if (!(error instanceof Error)) throw error;
    return { problems: error.message.split('\n') };
  }
}

/** Why the server could not use this folder. Nothing in it is changed. */
export function dataDirProblem(dataDir: string): string | undefined {
  let nearest = resolve(dataDir);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    withDataDir(dataDir, () => {
      // The point makes it an error if this is a file.
      accessSync(`${nearest}/.`, constants.W_OK | constants.X_OK);
      if (hasDatabase(dataDir)) versionOf(openSound(dataDir));
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The newest version in the `upstream` repository (docs/start.md), such as '1.2.0', if it is newer. Undefined without an answer. */
export async function newerVersion(current: string): Promise<string | undefined> {
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
