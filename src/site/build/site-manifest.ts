import { serverStyle } from '#site/colors.ts';
import type { SiteConfig } from '#site/config.ts';
import { commentsAddress, isPublished } from '#site/content/article.ts';
import { readContent } from '#site/content/read-content.ts';
import { redirectsOf } from '#site/content/redirects.ts';
import { leftFromSample } from '#site/content/sample-content.ts';
import { siteTree } from '#site/site-tree.ts';
import type { Manifest } from './manifest.ts';

/** What the server needs to know, from the configuration and the articles. */
export function siteManifest(
  config: SiteConfig,
  { tree = siteTree, isPreview = false }: { readonly tree?: string; readonly isPreview?: boolean } = {},
): Manifest {
  const { articles: written, pages } = readContent(tree, isPreview);
  const articles = written.filter((each) => isPreview || isPublished(each));
  const comments = config.comments.kind === 'embedded' ? config.comments : undefined;
  return {
    owner: {
      name: config.owner.name,
      email: config.owner.email,
      ...(comments && { account: comments.owner }),
      sample: leftFromSample(tree),
    },
    host: config.host,
    hsts: config.hsts,
    providers: { comments: config.comments.kind, mail: config.mail.kind, list: config.list?.kind ?? 'none' },
    signIn: [...(comments?.signIn ?? [])],
    commentMails: comments?.mails ?? 'never',
    hasLikes: comments?.likes ?? false,
    theme: serverStyle(config.theme),
    articles: articles
      .filter((each) => each.comments && config.comments.kind !== 'none')
      .map(({ path }) => path),
    upcoming: written
      .filter((each) => !each.draft && !isPublished(each))
      .map(({ title, published }) => ({ title, day: published.iso })),
    viewedPages: config.analytics?.kind === 'embedded' ? ['/', ...articles.map(({ path }) => path)] : [],
    movedComments: Object.fromEntries(
      articles.map((each) => [each.path, commentsAddress(each)]).filter(([path, stored]) => path !== stored),
    ),
    redirects: redirectsOf(config.redirects, { articles, pages }),
    titles: Object.fromEntries(articles.map((each) => [commentsAddress(each), each.title])),
    contentSecurityPolicies: {},
  };
}
