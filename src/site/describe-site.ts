import { readdir } from 'node:fs/promises';
import { articlePath, byNumber } from './article.ts';
import { isSampleIdentity, type SiteConfig } from './config.ts';
import type { Manifest } from './manifest.ts';

/** What the server has to know about the site, from the configuration and the folders of the articles. */
export async function describeSite(config: SiteConfig, articles = 'content/articles'): Promise<Manifest> {
  const folders = (await readdir(articles, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return {
    owner: { name: config.owner.name, email: config.owner.email, isSample: isSampleIdentity(config) },
    host: config.host,
    providers: {
      comments: config.comments.kind,
      mail: config.mail.kind,
      list: config.list.kind,
      map: config.map.kind,
      legal: config.legal.kind,
    },
    articles: folders
      .map((entry) => entry.name)
      .sort(byNumber)
      .map(articlePath),
    contentSecurityPolicies: {},
  };
}
