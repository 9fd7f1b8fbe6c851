import { icon } from '../layouts/share/icon.ts';

/** The largest icon, from which the manifest's readers make theirs. */
export async function GET(): Promise<Response> {
  return new Response(new Uint8Array(await icon(512, { bleeds: true })), {
    headers: { 'Content-Type': 'image/png' },
  });
}
