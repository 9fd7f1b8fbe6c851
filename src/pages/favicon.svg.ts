import { favicon } from '#design/logo-image.ts';

export function GET(): Response {
  return new Response(favicon, { headers: { 'Content-Type': 'image/svg+xml' } });
}
