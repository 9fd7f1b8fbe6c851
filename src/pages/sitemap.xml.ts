import { siteMap } from '#site/feeds.ts';
import { publication } from '../layouts/publication.ts';

export async function GET(): Promise<Response> {
  return new Response(siteMap(await publication()), { headers: { 'Content-Type': 'application/xml' } });
}
