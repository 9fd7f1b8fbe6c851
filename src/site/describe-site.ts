import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { articlePath, articlesInOrder } from './article.ts';
import { type SiteConfig, sampleKeys } from './config.ts';
import type { Manifest } from './manifest.ts';
import { sampleContent } from './sample-content.ts';
import { siteTree } from './site-tree.ts';

/** What the server has to know about the site, from the configuration and the folders of the articles. */
export async function describeSite(config: SiteConfig, tree = siteTree): Promise<Manifest> {
  const articles = join(tree, 'articles');
  const folders = (await readdir(articles)).filter((name) => existsSync(join(articles, name, 'index.mdx')));
  return {
    owner: {
      name: config.owner.name,
      email: config.owner.email,
      sample: [...sampleKeys(config), ...sampleContent(tree)],
    },
    host: config.host,
    hsts: config.hsts,
    providers: {
      comments: config.comments.kind,
      mail: config.mail.kind,
      list: config.list.kind,
      map: config.map.kind,
      legal: config.legal.kind,
    },
    articles: articlesInOrder(folders).map(articlePath),
    contentSecurityPolicies: {},
  };
}
