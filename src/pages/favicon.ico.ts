import { ico, logoImage } from '#design/logo-image.ts';

/** For what asks for this address without reading the page. */
export async function GET(): Promise<Response> {
  return new Response(ico(await logoImage(32), 32), { headers: { 'Content-Type': 'image/x-icon' } });
}
