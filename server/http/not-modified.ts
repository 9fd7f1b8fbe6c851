import type { Context } from 'hono';

/** The answer to a client that has this version already (RFC 9110, section 13.1.2), which needs no body; undefined for any other. */
export function notModified(c: Context, etag: string, cacheControl: string): Response | undefined {
  const known = c.req.header('If-None-Match');
  const tag = etag.replace('W/', '');
  if (known !== '*' && !known?.match(/"[^"]*"/g)?.includes(tag)) return undefined;
  const headers = { ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
  return new Response(null, { status: 304, headers });
}
