import { logoImage } from '#design/logo-image.ts';
import { siteColors } from '#site/colors.ts';
import site from '#site-config';

/** The largest icon, from which the manifest's readers make theirs. */
export async function GET(): Promise<Response> {
  return new Response(
    new Uint8Array(await logoImage(siteColors(site.theme).light, 512, { fullBleed: true })),
    {
      headers: { 'Content-Type': 'image/png' },
    },
  );
}
