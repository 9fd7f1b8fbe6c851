import type { APIContext } from 'astro';
import { logoImage } from '#design/logo-image.ts';
import { siteColors } from '#site/colors.ts';
import site from '#site-config';

/** The site on a home screen, and the largest icon of its web manifest. */
export const getStaticPaths = () => [
  { params: { icon: 'apple-touch-icon' }, props: { size: 180 } },
  { params: { icon: 'icon-512' }, props: { size: 512 } },
];

export async function GET({ props: { size } }: APIContext<{ size: number }>): Promise<Response> {
  const image = await logoImage(siteColors(site.theme).light, size, { fullBleed: true });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
}
