import { sprite } from '#design/drawing/sprite-file.tsx';

/** Every drawing of the site in one file, which pages show piece by piece: `<use href="/figures.svg?v=…#fig-3">`. */
export function GET(): Response {
  return new Response(sprite, { headers: { 'Content-Type': 'image/svg+xml' } });
}
