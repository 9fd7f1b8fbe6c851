import { siteMap } from '#site/feeds.ts';
import { publishedArticles } from '#site/published-articles.ts';
import site from '#site-config';

export async function GET(): Promise<Response> {
  const xml = siteMap({
    host: site.host,
    author: site.owner.name,
    articles: await publishedArticles(site),
    hasList: site.list !== undefined,
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
