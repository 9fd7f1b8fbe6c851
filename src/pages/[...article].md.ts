import type { APIRoute } from 'astro';
import { article as words } from '#language';
import { type PublishedArticle, publishedArticles } from '#site/publish/published.ts';
import site from '#site-config';

export async function getStaticPaths() {
  const articles = await publishedArticles(site);
  return articles.map((article) => ({ params: { article: article.path.slice(1) }, props: { article } }));
}

export const GET: APIRoute<{ article: PublishedArticle }> = async ({ props: { article } }) => {
  const { title, description, published, updated, path } = article;
  const dates = [published.text, updated && `${words.updated} ${updated.text}`].filter(Boolean).join(', ');
  const text = `# ${title}

> ${description}

${words.by} [${site.owner.name}](${site.host}/), ${dates}: <${site.host}${path}>

${await article.plainText()}
`;
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
};
