import { atomFeed } from '#site/publish/feeds.ts';
import { publication } from '#site/publish/published.ts';
import site from '#site-config';

export async function GET(): Promise<Response> {
  const published = await publication(site);
  // An empty answer makes no file.
  if (published.articles.length === 0) return new Response(null, { status: 410 });
  return new Response(atomFeed(published), { headers: { 'Content-Type': 'application/atom+xml' } });
}
