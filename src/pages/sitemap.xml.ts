import { siteMap } from '#site/feeds.ts';
import { publishedArticles } from '#site/published-articles.ts';
import { publishedPages } from '#site/published-pages.ts';
import site from '#site-config';

export async function GET(): Promise<Response> {
  const pages = (await publishedPages(site)).map(({ path }) => path);
  const xml = siteMap({
    host: site.host,
    articles: await publishedArticles(site),
    pages: [...(site.list ? ['/subscribe'] : []), '/privacy-policy', ...pages],
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
