import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Config, ConfigError, checkSignIn, dataDirOf, parseEnvironment } from '#server/config.ts';
import type { SiteConfig } from '#site/config.ts';
import { sampleContent } from '#site/content/sample-content.ts';
import { isSettingError, loadSiteConfig } from '#site/load-config.ts';
import { buildState } from '#site/policy/build-stamp.ts';
import { siteConfigFile, siteTree } from '#site/site-tree.ts';
import { completeLanguageFile } from '../../src/languages/language-file.ts';

export type Environment = Pick<Config, 'siteUrl' | 'google' | 'smtpUrl' | 'port'>;

/** What the diagnosis looks at. */
export interface Facts {
  /** 'site/site.config.ts', or what SITE_CONFIG names. */
  readonly siteConfigFile: string;
  /** The configuration, or its mistakes, each beginning with its key. */
  readonly site: SiteConfig | { readonly problems: readonly string[] };
  /** Content files that still contain something from the sample. */
  readonly sampleContent: readonly string[];
  /** The server's settings, or why it would not start. */
  readonly environment: Environment | { readonly problem: string };
  readonly dataDir: { readonly path: string; readonly state: 'writable' | 'missing' | 'not writable' };
  readonly build: 'fresh' | 'stale' | 'missing';
}

/** Looks at the configuration, the environment and this machine. */
export async function readFacts(env: NodeJS.ProcessEnv): Promise<Facts> {
  const dataDir = resolve(dataDirOf(env));
  const site = await readSite(siteConfigFile);
  const keepsComments = !('problems' in site) && site.comments.kind === 'embedded';
  return {
    siteConfigFile,
    site,
    sampleContent: sampleContent(siteTree),
    environment: readEnvironment(env, keepsComments),
    dataDir: { path: dataDir, state: dataDirState(dataDir) },
    build: buildState(siteConfigFile),
  };
}

/** The server's settings, or why it would not start. */
export function readEnvironment(
  env: NodeJS.ProcessEnv,
  keepsComments: boolean,
): Environment | { problem: string } {
  try {
    const config = parseEnvironment(env);
    if (keepsComments) checkSignIn(config);
    return config;
  } catch (error) {
    if (error instanceof ConfigError) return { problem: error.message };
    throw error;
  }
}

/** The configuration, or one line per mistake. */
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

export function dataDirState(path: string): 'writable' | 'missing' | 'not writable' {
  const isThere = existsSync(path);
  let nearest = resolve(path);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
    if (!statSync(nearest).isDirectory()) return 'not writable';
    return isThere ? 'writable' : 'missing';
  } catch {
    return 'not writable';
  }
}
