import { favicon } from '#design/logo-image.ts';
import { siteColors } from '#site/colors.ts';
import site from '#site-config';

export function GET(): Response {
  const { light, dark } = siteColors(site.theme);
  return new Response(favicon(light, dark), { headers: { 'Content-Type': 'image/svg+xml' } });
}
