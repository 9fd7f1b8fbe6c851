import { escapedXml } from '#lib/xml.ts';
import { type Article, articlePath, dayOf } from './article.ts';

/** What the feed and the map of the site are made of. */
export interface Publication {
  /** The public address of the site, without a slash at its end. */
  readonly host: string;
  readonly author: string;
  readonly articles: readonly { readonly id: string; readonly data: Article }[];
}

/** The articles as an Atom feed, the newest first. Format: https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed({ host, author, articles }: Publication): string {
  const last = articles
    .map(({ data }) => changed(data))
    .sort()
    .at(-1);
  const entries = articles
    .toSorted((a, b) => moment(b.data.published).localeCompare(moment(a.data.published)))
    .map(({ id, data }) => {
      const address = host + articlePath(id);
      return `<entry>
<title>${escapedXml(data.title)}</title>
<id>${escapedXml(address)}</id>
<link rel="alternate" type="text/html" href="${escapedXml(address)}"/>
<published>${moment(data.published)}</published>
<updated>${changed(data)}</updated>
<summary>${escapedXml(data.description)}</summary>
</entry>`;
    });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${escapedXml(author)}</title>
<id>${escapedXml(`${host}/`)}</id>
<link rel="alternate" type="text/html" href="${escapedXml(`${host}/`)}"/>
<link rel="self" type="application/atom+xml" href="${escapedXml(`${host}/feed.xml`)}"/>
<updated>${last ?? new Date(0).toISOString()}</updated>
<author><name>${escapedXml(author)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** Every page that a search engine should know. Format: https://www.sitemaps.org/protocol.html */
export function siteMap({ host, articles }: Publication): string {
  const pages = ['/', '/subscribe', '/privacy-policy'].map(
    (path) => `<url><loc>${escapedXml(host + path)}</loc></url>`,
  );
  const dated = articles.map(
    ({ id, data }) =>
      `<url><loc>${escapedXml(host + articlePath(id))}</loc><lastmod>${changed(data).slice(0, 10)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...dated].join('\n')}
</urlset>
`;
}

const moment = (day: string) => dayOf(day).toISOString();
const changed = ({ published, updated }: Article) => moment(updated ?? published);
