import { projects } from '#content/projects.ts';
import { appPath } from '#site/project.ts';
import { siteMap } from '#site/publish/feeds.ts';
import { publishedArticles, publishedPages } from '#site/publish/published.ts';
import site from '#site-config';

export async function GET(): Promise<Response> {
  const pages = (await publishedPages()).map(({ path }) => path);
  const apps = projects.flatMap(({ app }) => (app && !app.noindex ? [appPath(app)] : []));
  const articles = await publishedArticles(site);
  const tags = articles.some(({ tags }) => tags.length > 0) ? ['/tags'] : [];
  const xml = siteMap({
    host: site.host,
    articles,
    pages: [...(site.list ? ['/subscribe'] : []), '/privacy-policy', ...pages, ...tags, ...apps],
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
