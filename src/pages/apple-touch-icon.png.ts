import { logoImage } from '#design/logo-image.ts';
import { siteColors } from '#site/colors.ts';
import site from '#site-config';

/** The site on a home screen. */
export async function GET(): Promise<Response> {
  return new Response(
    new Uint8Array(await logoImage(siteColors(site.theme).light, 180, { fullBleed: true })),
    {
      headers: { 'Content-Type': 'image/png' },
    },
  );
}
