import { markdownToHtml, markdownToMdast } from 'satteri';
import { tag } from '#language';
import { textDirection } from '#lib/text-direction.ts';
import { escapedXml as escaped } from '#lib/xml.ts';
import { type Article, commentsAddress, newestFirst } from '#site/content/article.ts';
import type { Day } from '#site/content/day.ts';
import { pricesBy } from '#site/content/math.ts';
import { features } from '#site/content/mdx.ts';
import { feedPath, type Topic } from '#site/content/topics.ts';

export interface Publication {
  /** The public address of the site, without a slash at its end. */
  readonly host: string;
  readonly author: string;
  /** Its articles alone. */
  readonly topic?: Topic<Article> | undefined;
  /** Newest first, each with its text as plain Markdown. */
  readonly articles: readonly (Article & { readonly markdown: string })[];
}

/** What a feed carries. Readers keep older articles, and fetch the whole feed each time. */
export const newestInFeed = <A extends Article>(articles: readonly A[]) => newestFirst(articles).slice(0, 30);

/** The articles as an Atom feed. An id never changes, or readers would show the article again. Format: https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed({ host, author, topic, articles }: Publication): string {
  const address = (path = '') => escaped(new URL(path, host).href);
  const entries = articles.map((article) => {
    return `<entry>
<title>${escaped(article.title)}</title>
<id>${address(commentsAddress(article))}</id>
<link rel="alternate" type="text/html" href="${address(article.path)}"/>
<published>${moment(article.published)}</published>
<updated>${changed(article)}</updated>
<summary>${escaped(article.description)}</summary>
<content type="html">${escaped(htmlOf(article, host))}</content>${article.tags.map((tag) => `\n<category term="${escaped(tag)}"/>`).join('')}
</entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
<title>${escaped(topic ? `${topic.name} · ${author}` : author)}</title>
<id>${address(topic?.path)}</id>
<link rel="alternate" type="text/html" href="${address(topic?.page)}"/>
<link rel="self" type="application/atom+xml" href="${address(feedPath(topic?.path))}"/>
<updated>${lastChange(articles) ?? new Date(0).toISOString()}</updated>
<author><name>${escaped(author)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** The same as JSON. Format: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ host, author, articles }: Publication) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: author,
    home_page_url: `${host}/`,
    feed_url: `${host}/feed.json`,
    icon: `${host}/icon-512.png`,
    language: tag,
    authors: [{ name: author, url: `${host}/` }],
    items: articles.map((article) => ({
      id: host + commentsAddress(article),
      url: host + article.path,
      title: article.title,
      summary: article.description,
      content_html: htmlOf(article, host),
      image: `${host}/og${article.path}.png`,
      date_published: moment(article.published),
      date_modified: changed(article),
      tags: article.tags,
    })),
  };
}

/** The home page, articles and these others, for search engines. Format: https://www.sitemaps.org/protocol.html */
export function siteMap(host: string, articles: readonly Article[], pages: readonly string[]): string {
  const url = (path: string, change?: string) =>
    `<url><loc>${escaped(host + path)}</loc>${change ? `<lastmod>${change.slice(0, 10)}</lastmod>` : ''}</url>`;
  // The home page lists the articles.
  const urls = [
    url('/', lastChange(articles)),
    ...pages.map((path) => url(path)),
    ...articles.map((article) => url(article.path, changed(article))),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const moment = (day: Day) => `${day.iso}T00:00:00.000Z`;
const changed = ({ published, updated }: Article) => moment(updated ?? published);
const lastChange = (articles: readonly Article[]) => articles.map(changed).sort().at(-1);

// A feed reader has none of the site's styles, so right-to-left text carries its own direction. Math stays TeX, which no reader removes.
// Footnotes are linked on the page: several articles of a feed have a first one.
function htmlOf({ markdown, path }: Publication['articles'][number], host: string): string {
  const options = { features, mdastPlugins: [pricesBy(markdownToMdast)] };
  const html = belowTitle(markdownToHtml(markdown, options).html).replaceAll(
    '<a href="#',
    `<a href="${host}${path}#`,
  );
  if (textDirection(tag) === 'ltr') return html;
  return `<div dir="rtl">${html.replace(/<(pre|code)\b/g, '<$1 dir="ltr"')}</div>`;
}

/** The title is the only heading of the first level. */
function belowTitle(html: string): string {
  if (!html.includes('<h1')) return html;
  return html.replace(/(?<=<\/?h)[1-5](?=[\s>])/g, (level) => `${Number(level) + 1}`);
}
