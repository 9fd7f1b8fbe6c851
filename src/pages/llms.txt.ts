import { home } from '#content/home.ts';
import { llmsTxt } from '#site/publish/llms-txt.ts';
import { publishedArticles, publishedPages } from '#site/publish/published.ts';
import site from '#site-config';

export async function GET(): Promise<Response> {
  const text = llmsTxt({
    host: site.host,
    owner: site.owner.name,
    description: home.description,
    articles: await publishedArticles(site),
    pages: await publishedPages(),
  });
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
