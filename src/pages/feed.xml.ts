import { atomFeed } from '#site/feeds.ts';
import { publishedArticles } from '#site/published-articles.ts';
import site from '#site-config';

export async function GET(): Promise<Response> {
  const articles = await publishedArticles(site);
  // An empty response creates no file.
  if (articles.length === 0) return new Response(null, { status: 410 });
  const xml = atomFeed({ host: site.host, author: site.owner.name, articles });
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml' } });
}
