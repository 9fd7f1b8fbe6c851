import type { BlogPosting, BreadcrumbList, Person, WebSite } from 'schema-dts';
import { posts as words } from '#language';
import type { SiteConfig } from '#site/config.ts';
import type { Article } from '#site/content/article.ts';

type Site = Pick<SiteConfig, 'host' | 'owner' | 'links'>;

/** What the home page tells search engines: whose site this is. */
export function homeData({ host, owner: { name }, links }: Site, role: string): string {
  const site: WebSite = { '@type': 'WebSite', name, url: `${host}/` };
  const sameAs = Object.values(links);
  const person: Person = {
    '@type': 'Person',
    name,
    url: `${host}/`,
    jobTitle: role,
    ...(sameAs.length > 0 && { sameAs }),
  };
  return graph([site, person]);
}

/** What an article tells search engines: its author, its dates, and its path from the home page. */
export function articleData({ host, owner: { name } }: Site, article: Article): string {
  const { title, path, published, updated, series } = article;
  const post: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    image: `${host}/og${path}.png`,
    datePublished: published.iso,
    dateModified: (updated ?? published).iso,
    author: { '@type': 'Person', name, url: `${host}/` },
    ...(series && { isPartOf: { '@type': 'CreativeWorkSeries', name: series } }),
  };
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name, item: `${host}/` },
      { '@type': 'ListItem', position: 2, name: words.allTitle, item: `${host}/posts` },
      { '@type': 'ListItem', position: 3, name: title },
    ],
  };
  return graph([post, trail]);
}

/** JSON-LD for a script element, escaped so no text in it can end the element. */
function graph(nodes: readonly object[]): string {
  const data = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
