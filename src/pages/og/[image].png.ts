import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIContext } from 'astro';
import { home } from '#content/home.ts';
import { projects } from '#content/projects.ts';
import { drawingNamed, withParts } from '#design/drawings.ts';
import { heroDrawing } from '#features/home/hero-drawing.ts';
import mail from '#features/open-graph/mail.svg?raw';
import { type OpenGraphImage, openGraphImage } from '#features/open-graph/open-graph-image.ts';
import privacy from '#features/open-graph/privacy.svg?raw';
import { letteringOf } from '#features/open-graph/text-outlines.ts';
import { posts, privacy as privacyWords, subscribe } from '#language';
import { siteColors } from '#site/colors.ts';
import { headingFace } from '#site/heading-face.ts';
import { isPictureFile } from '#site/project.ts';
import { publishedArticles } from '#site/published-articles.ts';
import { publishedPages } from '#site/published-pages.ts';
import { siteTree } from '#site/site-tree.ts';
import site from '#site-config';

/** The image of each page that social networks and messengers show beside a link. */
export async function getStaticPaths() {
  const { owner, host, list } = site;
  const { hostname } = new URL(host);
  const cells = [owner.name, home.role, hostname];
  const hero = withParts(heroDrawing(home.parts));
  const articles = await publishedArticles(site);
  const images: readonly (readonly [page: string, shown: OpenGraphImage])[] = [
    ['home', { title: home.shared, drawing: hero, cells }],
    ...(list ? [['subscribe', { title: subscribe.imageTitle, drawing: mail, cells }] as const] : []),
    ['privacy-policy', { title: privacyWords.title, drawing: privacy, cells }],
    ...(await publishedPages()).map(
      ({ title, cover, path }) => [path.slice(1), { title, drawing: drawingNamed(cover), cells }] as const,
    ),
    ...projects.flatMap(({ app, title, image }) =>
      app && !app.noindex
        ? [[`app-${app.name}`, { title, drawing: image ? shown(image, '') : hero, cells }] as const]
        : [],
    ),
    ...articles.map(
      ({ title, minutes, cover, folder, path }) =>
        [
          path.slice(1),
          {
            title,
            drawing: shown(cover, join('articles', folder)),
            cells: [owner.name, posts.minutesToRead(minutes), hostname],
          },
        ] as const,
    ),
  ];
  return images.map(([image, shown]) => ({ params: { image }, props: { shown } }));
}

/** A picture in that folder of the tree, or a drawing. */
const shown = (image: string, folder: string) =>
  isPictureFile(image) ? readFileSync(join(siteTree, folder, image)) : drawingNamed(image);

const look = { colors: siteColors(site.theme).light, lettering: letteringOf(headingFace(site.theme)) };

type Props = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];

export async function GET({ props }: APIContext<Props>): Promise<Response> {
  return new Response(new Uint8Array(await openGraphImage(props.shown, look)), {
    headers: { 'Content-Type': 'image/png' },
  });
}
