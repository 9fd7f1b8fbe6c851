import { tag } from '#language';
import type { Article } from './article.ts';
import type { Day } from './day.ts';

/** What the feed and the sitemap are made of. */
export interface Publication {
  /** The public address of the site, without a slash at its end. */
  readonly host: string;
  readonly author: string;
  readonly articles: readonly Article[];
}

/** The articles as an Atom feed, the newest first. Format: https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed({ host, author, articles }: Publication): string {
  const last = articles.map(changed).sort().at(-1);
  const entries = articles
    .toSorted((a, b) => b.published.iso.localeCompare(a.published.iso))
    .map((article) => {
      const address = host + article.path;
      return `<entry>
<title>${escaped(article.title)}</title>
<id>${escaped(address)}</id>
<link rel="alternate" type="text/html" href="${escaped(address)}"/>
<published>${moment(article.published)}</published>
<updated>${changed(article)}</updated>
<summary>${escaped(article.description)}</summary>${article.tags.map((tag) => `\n<category term="${escaped(tag)}"/>`).join('')}
</entry>`;
    });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
<title>${escaped(author)}</title>
<id>${escaped(`${host}/`)}</id>
<link rel="alternate" type="text/html" href="${escaped(`${host}/`)}"/>
<link rel="self" type="application/atom+xml" href="${escaped(`${host}/feed.xml`)}"/>
<updated>${last ?? new Date(0).toISOString()}</updated>
<author><name>${escaped(author)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** Every page that a search engine should know. Format: https://www.sitemaps.org/protocol.html */
export function siteMap({
  host,
  articles,
  pages,
}: Omit<Publication, 'author'> & {
  /** Addresses of pages besides the home page and articles: '/privacy-policy'. */
  readonly pages: readonly string[];
}): string {
  const plain = ['/', ...pages].map((path) => `<url><loc>${escaped(host + path)}</loc></url>`);
  const dated = articles.map(
    (article) =>
      `<url><loc>${escaped(host + article.path)}</loc><lastmod>${changed(article).slice(0, 10)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...plain, ...dated].join('\n')}
</urlset>
`;
}

const moment = (day: Day) => `${day.iso}T00:00:00.000Z`;
const changed = ({ published, updated }: Article) => moment(updated ?? published);

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, as content and inside double quotes. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
