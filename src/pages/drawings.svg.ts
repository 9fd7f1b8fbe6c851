import { sprite } from '#design/sprite.ts';

/** The drawings of the site in one file, which pages show one by one: `<use href="/drawings.svg?v=…#mini-forum">`. */
export function GET(): Response {
  return new Response(sprite, { headers: { 'Content-Type': 'image/svg+xml' } });
}
