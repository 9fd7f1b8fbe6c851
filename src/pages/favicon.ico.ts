import { ico, logoImage } from '#design/logo-image.ts';
import { siteColors } from '#site/colors.ts';
import site from '#site-config';

/** For clients that request this address without reading the page. */
export async function GET(): Promise<Response> {
  return new Response(ico(await logoImage(siteColors(site.theme).light, 32), 32), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
}
