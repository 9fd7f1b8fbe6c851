import { icon } from '../layouts/share/icon.ts';

/** The site on a home screen. */
export async function GET(): Promise<Response> {
  return new Response(new Uint8Array(await icon(180, { bleeds: true })), {
    headers: { 'Content-Type': 'image/png' },
  });
}
