import { sprite } from '#design/sprite.ts';

/** All drawings in one file, for `<use href="/drawings.svg?v=…#mini-forum">`. */
export function GET(): Response {
  return new Response(sprite, { headers: { 'Content-Type': 'image/svg+xml' } });
}
