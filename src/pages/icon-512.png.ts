import { logoImage } from '#design/logo-image.ts';

/** The largest icon, from which the manifest's readers make theirs. */
export async function GET(): Promise<Response> {
  return new Response(new Uint8Array(await logoImage(512, { fullBleed: true })), {
    headers: { 'Content-Type': 'image/png' },
  });
}
