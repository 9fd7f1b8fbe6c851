import type { APIRoute } from 'astro';
import { feedPath, seriesOf, type Topic, tagsOf } from '#site/content/topics.ts';
import { atomFeed } from '#site/publish/feeds.ts';
import { type PublishedArticle, publication, publishedArticles } from '#site/publish/published.ts';
import site from '#site-config';

export async function getStaticPaths() {
  const articles = await publishedArticles(site);
  const topics = articles.length > 0 ? [undefined, ...tagsOf(articles), ...seriesOf(articles)] : [];
  return topics.map((topic) => ({
    params: { feed: feedPath(topic?.path).slice(1, -'.xml'.length) },
    props: { topic },
  }));
}

export const GET: APIRoute<{ topic?: Topic<PublishedArticle> }> = async ({ props: { topic } }) =>
  new Response(atomFeed(await publication(site, topic)), {
    headers: { 'Content-Type': 'application/xml' },
  });
