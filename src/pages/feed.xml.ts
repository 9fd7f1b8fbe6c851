import { collectedArticles } from '#site/collected-articles.ts';
import { atomFeed } from '#site/feeds.ts';
import site from '#site-config';

export async function GET(): Promise<Response> {
  const xml = atomFeed({ host: site.host, author: site.owner.name, articles: await collectedArticles() });
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml' } });
}
