import { type Context, Hono } from 'hono';
import { preferred } from '#server/http/encoding.ts';
import { isKnown } from '#server/http/etag.ts';
import type { SiteFile, SiteFiles } from './files.ts';

/** The built pages and their files, at clean paths. */
export function siteRoutes({ byPath, moved, notFound }: SiteFiles) {
  return new Hono().get('*', (c) => {
    const path = decoded(c.req.path);
    const file = byPath.get(path);
    if (file !== undefined) return send(c, file, 200);
    const cleaned = moved.get(path) ?? withoutSlash(path, byPath);
    if (cleaned !== undefined) return c.redirect(encodeURI(cleaned) + new URL(c.req.url).search, 308);
    return notFound === undefined ? c.text('Not found', 404) : send(c, notFound, 404);
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** '/blogpost5/' → '/blogpost5', where there is such a page; a path that is not ours is never redirected to. */
function withoutSlash(path: string, byPath: SiteFiles['byPath']): string | undefined {
  const cleaned = path.replace(/\/+$/, '');
  return cleaned !== path && byPath.has(cleaned) ? cleaned : undefined;
}

function send(c: Context, file: SiteFile, status: 200 | 404) {
  const encoding = preferred(c.req.header('accept-encoding'), (name) => file.encoded[name] !== undefined);
  const etag = `"${file.hash}${encoding === undefined ? '' : `-${encoding}`}"`;
  c.header('Content-Security-Policy', file.policy);
  c.header('Cache-Control', file.cacheControl);
  c.header('Vary', 'Accept-Encoding');
  if (status === 200) c.header('ETag', etag);
  if (status === 200 && isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  c.header('Content-Type', file.type);
  if (encoding !== undefined) c.header('Content-Encoding', encoding);
  return c.body((encoding && file.encoded[encoding]) ?? file.bytes, status);
}
