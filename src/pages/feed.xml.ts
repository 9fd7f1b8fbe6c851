import { atomFeed } from '#site/feeds.ts';
import { publication } from '../layouts/publication.ts';

export async function GET(): Promise<Response> {
  return new Response(atomFeed(await publication()), { headers: { 'Content-Type': 'application/atom+xml' } });
}
