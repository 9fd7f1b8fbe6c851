import { atomFeed } from '#site/feeds.ts';
import { publishedArticles } from '#site/published-articles.ts';
import site from '#site-config';

export async function GET(): Promise<Response> {
  const xml = atomFeed({ host: site.host, author: site.owner.name, articles: await publishedArticles(site) });
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml' } });
}
