import type { APIContext } from 'astro';
import { home } from '#content/home.ts';
import { projects } from '#content/projects.ts';
import { favicon, ico, logoImage } from '#design/logo-image.ts';
import { sprite } from '#design/sprite.ts';
import removedWorker from '#features/offline/removed-worker.js?raw';
import { tag } from '#language';
import { feedType } from '#lib/security-headers.ts';
import { textDirection } from '#lib/text-direction.ts';
import { siteColors } from '#site/colors.ts';
import { appPath } from '#site/project.ts';
import { jsonFeed, siteMap } from '#site/publish/feeds.ts';
import { llmsTxt } from '#site/publish/llms-txt.ts';
import { publication, publishedArticles, publishedPages } from '#site/publish/published.ts';
import { searchPage } from '#site/publish/search-texts.ts';
import site from '#site-config';

type Content = string | object | Uint8Array<ArrayBuffer>;

const { light, dark } = siteColors(site.theme);
const image = async (size: number, options?: { fullBleed: boolean }) =>
  new Uint8Array(await logoImage(light, size, options));

/** Files at fixed addresses: what is in each, and its media type. */
const files: Readonly<Record<string, readonly [type: string, content: () => Content | Promise<Content>]>> = {
  /** All drawings in one file, for `<use href="/drawings.svg?v=…#mini-forum">`. */
  'drawings.svg': ['image/svg+xml', () => sprite],
  'favicon.svg': ['image/svg+xml', () => favicon(light, dark)],
  /** For clients that request this address without reading the page. */
  'favicon.ico': ['image/x-icon', async () => ico(await image(32), 32)],
  /** The site on a home screen, and the largest icon of its web manifest. */
  'apple-touch-icon.png': ['image/png', () => image(180, { fullBleed: true })],
  'icon-512.png': ['image/png', () => image(512, { fullBleed: true })],
  'site.webmanifest': ['application/manifest+json', webManifest],
  'robots.txt': ['text/plain', () => `User-agent: *\nAllow: /\nSitemap: ${site.host}/sitemap.xml\n`],
  'llms.txt': [
    'text/plain',
    async () => llmsTxt(site, home.description, await publishedArticles(site), await publishedPages()),
  ],
  'sitemap.xml': ['application/xml', sitemap],
  'feed.json': [feedType, async () => jsonFeed(await publication(site))],
  'search.json': ['application/json', searchTexts],
  /** Removes the worker of an earlier build. With offline reading, integrations/offline.ts writes the worker itself in its place. */
  'service-worker.js': ['text/javascript', () => removedWorker],
};
const ofArticles = ['feed.json', 'search.json'];

export async function getStaticPaths() {
  const hasArticles = (await publishedArticles(site)).length > 0;
  const names = Object.keys(files).filter((name) => hasArticles || !ofArticles.includes(name));
  return names.map((file) => ({ params: { file } }));
}

export async function GET({ params: { file = '' } }: APIContext): Promise<Response> {
  const [type = '', content] = files[file] ?? [];
  const made = await content?.();
  const body = typeof made === 'string' || made instanceof Uint8Array ? made : JSON.stringify(made);
  return new Response(body, { headers: { 'Content-Type': type } });
}

function webManifest() {
  return {
    lang: tag,
    dir: textDirection(tag),
    name: site.owner.name,
    short_name: site.owner.name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}

async function sitemap(): Promise<string> {
  const pages = (await publishedPages()).map(({ path }) => path);
  const apps = projects.flatMap(({ app }) => (app && !app.noindex ? [appPath(app)] : []));
  const articles = await publishedArticles(site);
  const tags = articles.some(({ tags }) => tags.length > 0) ? ['/tags'] : [];
  const fixed = [...(site.list ? ['/subscribe'] : []), '/privacy-policy'];
  return siteMap(site.host, articles, [...fixed, ...pages, ...tags, ...apps]);
}

/** What the search looks in: the articles, and the apps that are built with the site. */
async function searchTexts() {
  const articles = (await publishedArticles(site)).map(async (article) =>
    searchPage({ ...article, markdown: await article.plainText() }),
  );
  const apps = projects.flatMap(({ app, title, subtitle = '', description }) => {
    const section = { heading: '', prose: `${description} ${subtitle}`, code: '' };
    return app ? [{ title, path: appPath(app), sections: [section] }] : [];
  });
  return [...(await Promise.all(articles)), ...apps];
}
