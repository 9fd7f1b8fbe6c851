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
import { outlinesOf } from '#features/open-graph/text-outlines.ts';
import { posts, privacy as privacyWords, subscribe, tag } from '#language';
import { textDirection } from '#lib/text-direction.ts';
import { titleDrawing } from '#lib/title-drawing.ts';
import { siteColors } from '#site/colors.ts';
import { headingFace } from '#site/heading-face.ts';
import { appPath, isPictureFile } from '#site/project.ts';
import { publishedArticles, publishedPages } from '#site/publish/published.ts';
import { siteTree } from '#site/site-tree.ts';
import site from '#site-config';

/** The image of each page that social networks and messengers show beside a link. */
export async function getStaticPaths() {
  const { owner, host, list } = site;
  const { hostname } = new URL(host);
  const image = (name: string, title: string, drawing: OpenGraphImage['drawing'], middle = home.role) => ({
    params: { image: name },
    props: { title, drawing, cells: [owner.name, middle, hostname] } satisfies OpenGraphImage,
  });
  const hero = withParts(heroDrawing(home.parts));
  return [
    image('index', home.shared, hero),
    ...(list ? [image('subscribe', subscribe.imageTitle, mail)] : []),
    image('privacy-policy', privacyWords.title, privacy),
    ...(await publishedPages()).map(({ title, cover, path }) =>
      image(path.slice(1), title, drawingNamed(cover ?? titleDrawing(title))),
    ),
    ...projects.flatMap(({ app, title, image: drawing }) =>
      app && !app.noindex ? [image(appPath(app).slice(1), title, drawing ? shown(drawing, '') : hero)] : [],
    ),
    ...(await publishedArticles(site)).map(({ title, tags, minutes, cover, folder, path }) =>
      image(
        path.slice(1),
        title,
        shown(cover ?? titleDrawing(title, tags), join('articles', folder)),
        posts.minutesToRead(minutes),
      ),
    ),
  ];
}

/** A picture in that folder of the tree, or a drawing. */
const shown = (image: string, folder: string) =>
  isPictureFile(image) ? readFileSync(join(siteTree, folder, image)) : drawingNamed(image);

const look = {
  colors: siteColors(site.theme).light,
  outlines: outlinesOf(headingFace(site.theme)),
  direction: textDirection(tag),
};

export async function GET({ props }: APIContext<OpenGraphImage>): Promise<Response> {
  return new Response(new Uint8Array(await openGraphImage(props, look)), {
    headers: { 'Content-Type': 'image/png' },
  });
}
