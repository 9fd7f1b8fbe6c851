import site from '#site-config';

export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${site.host}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
