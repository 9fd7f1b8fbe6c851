import { serverStyle } from '#site/colors.ts';
import type { SiteConfig } from '#site/config.ts';
import type { Manifest } from '#site/policy/manifest.ts';
import { siteTree } from '#site/site-tree.ts';
import { isPublished } from './article.ts';
import { readContent } from './read-content.ts';
import { sampleContent, sampleKeys } from './sample-content.ts';

/** What the server needs to know, from the configuration and the articles. */
export function describeSite(
  config: SiteConfig,
  { tree = siteTree, isPreview = false }: { readonly tree?: string; readonly isPreview?: boolean } = {},
): Manifest {
  const articles = readContent(tree, isPreview).articles.filter((each) => isPreview || isPublished(each));
  return {
    owner: {
      name: config.owner.name,
      email: config.owner.email,
      ...(config.comments.kind === 'embedded' && { account: config.comments.owner }),
      sample: [...sampleKeys(config), ...sampleContent(tree)],
    },
    host: config.host,
    hsts: config.hsts,
    providers: {
      comments: config.comments.kind,
      mail: config.mail.kind,
      list: config.list?.kind ?? 'none',
      map: config.map?.kind ?? 'none',
      legal: config.legal.kind,
    },
    commentMails: config.comments.kind === 'embedded' ? config.comments.mails : 'never',
    theme: serverStyle(config.theme),
    articles: articles.map(({ path }) => path),
    titles: Object.fromEntries(articles.map(({ path, title }) => [path, title])),
    contentSecurityPolicies: {},
  };
}
