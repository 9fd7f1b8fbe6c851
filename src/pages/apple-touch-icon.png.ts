import { logoImage } from '#design/logo-image.ts';

/** The site on a home screen. */
export async function GET(): Promise<Response> {
  return new Response(new Uint8Array(await logoImage(180, { fullBleed: true })), {
    headers: { 'Content-Type': 'image/png' },
  });
}
