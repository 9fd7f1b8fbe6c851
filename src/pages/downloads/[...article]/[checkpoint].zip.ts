import type { APIRoute } from 'astro';
import { type Download, downloadsIn, zipOf } from '#site/content/download.ts';
import { publishedArticles } from '#site/publish/published.ts';
import site from '#site-config';

export async function getStaticPaths() {
  return (await publishedArticles(site)).flatMap(({ path, entry }) =>
    downloadsIn(entry.body ?? '').map((download) => ({
      params: { article: path.slice(1), checkpoint: download.name },
      props: { download },
    })),
  );
}

export const GET: APIRoute<{ download: Download }> = ({ props: { download } }) =>
  new Response(zipOf(download), { headers: { 'Content-Type': 'application/zip' } });
