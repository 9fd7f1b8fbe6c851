import { render } from 'astro:content';
import { projects } from '#content/projects.ts';
import { appPath } from '#site/project.ts';
import { publishedArticles, publishedMarkdown } from '#site/publish/published.ts';
import { type SearchPage, searchPage } from '#site/publish/search-texts.ts';
import site from '#site-config';

/** What the search looks in: the articles, and the apps that are built with the site. */
export async function GET(): Promise<Response> {
  const articles = (await publishedArticles(site)).map(async (article) => {
    const { headings } = await render(article.entry);
    return searchPage({ ...article, headings, markdown: await publishedMarkdown(article, site.host) });
  });
  const apps = projects.flatMap(({ app, title, subtitle = '', description }): SearchPage[] =>
    app
      ? [
          {
            title,
            path: appPath(app),
            sections: [{ heading: '', prose: `${description} ${subtitle}`, code: '' }],
          },
        ]
      : [],
  );
  // The header has a search where there are articles. An empty answer makes no file.
  if (articles.length === 0) return new Response(null, { status: 410 });
  return Response.json([...(await Promise.all(articles)), ...apps]);
}
