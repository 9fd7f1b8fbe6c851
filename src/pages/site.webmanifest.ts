import { tag } from '#language';
import { textDirection } from '#lib/text-direction.ts';
import { siteColors } from '#site/colors.ts';
import site from '#site-config';

/** Lets a system install the site as an app. */
export function GET(): Response {
  const { paper } = siteColors(site.theme).light;
  return Response.json({
    lang: tag,
    dir: textDirection(tag),
    name: site.owner.name,
    short_name: site.owner.name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
}
