import { getCollection } from 'astro:content';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { drawingId } from '#design/drawing/registry.ts';
import { articlePath } from '#site/article.ts';
import type { SiteConfig } from '#site/config.ts';
import { coverOf } from '../home/post.ts';
import { displayLettering } from './lettering.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import { roleColors } from './role-colors.ts';

type Shown = Pick<PictureProps, 'title' | 'drawing' | 'cells'>;

/** What each page shows where its link is shared, by the name of its picture. */
export async function sharedPictures({ owner, host }: SiteConfig): Promise<ReadonlyMap<string, Shown>> {
  const articles = await getCollection('articles');
  const { hostname } = new URL(host);
  return new Map<string, Shown>([
    [
      'home',
      {
        title: 'Apps that are helpful, fun, and easy to use',
        drawing: 'app-taken-apart',
        cells: [owner.name, owner.role, hostname],
      },
    ],
    [
      'subscribe',
      { title: 'Join my email list', drawing: 'mail-open', cells: [owner.name, owner.role, hostname] },
    ],
    [
      'privacy-policy',
      { title: 'Privacy policy', drawing: 'privacy', cells: [owner.name, owner.role, hostname] },
    ],
    ...articles.map(({ id, data }): [string, Shown] => [
      articlePath(id).slice(1),
      {
        title: data.title,
        drawing: drawingId(coverOf(id)),
        cells: [owner.name, `${data.minutes} min read`, hostname],
      },
    ]),
  ]);
}

const colors = roleColors().day;
const lettering = displayLettering();

/** The picture as a PNG of 1200 by 630 pixels. */
export async function painted(shown: Shown): Promise<Buffer> {
  const svg = renderToStaticMarkup(<Picture {...shown} lettering={lettering} />).replace(
    /var\(--([\w-]+)\)/g,
    (_, role: string) => colors.get(role) ?? 'none',
  );
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
}
