import { projects } from '#content/projects.ts';
import { appPath } from '#site/project.ts';
import { siteMap } from '#site/publish/feeds.ts';
import { publishedArticles, publishedPages } from '#site/publish/published.ts';
import site from '#site-config';

export async function GET(): Promise<Response> {
  const pages = (await publishedPages()).map(({ path }) => path);
  const apps = projects.flatMap(({ app }) => (app && !app.noindex ? [appPath(app)] : []));
  const xml = siteMap({
    host: site.host,
    articles: await publishedArticles(site),
    pages: [...(site.list ? ['/subscribe'] : []), '/privacy-policy', ...pages, ...apps],
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
