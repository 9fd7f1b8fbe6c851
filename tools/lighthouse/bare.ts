import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** The same page without styles, scripts, fonts and pictures. */
export function bareCopy(html: string): string {
  return html
    .replaceAll(/<(script|style|svg|noscript|template)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(link|img|source)\b[^>]*>/g, '')
    .replaceAll(/ (class|data-[\w-]+)="[^"]*"/g, '')
    .replaceAll(/<\/?(astro-island|span)\b[^>]*>|<!--.*?-->/g, '');
}

/** Serves these pages, compressed like the site's own. */
export async function serveBare(pages: ReadonlyMap<string, string>) {
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    response.writeHead(page === undefined ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
    });
    response.end(brotliCompressSync(page ?? ''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
