import { securityTxt } from '#site/publish/security-txt.ts';
import site from '#site-config';

export function GET(): Response {
  return new Response(securityTxt(site, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
