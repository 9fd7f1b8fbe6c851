import { createMiddleware } from 'hono/factory';

/** Sends the part of a video that a browser asks for. Safari plays none without it. RFC 9110, 14. */
export const videoRanges = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status !== 200 || !c.res.headers.get('Content-Type')?.startsWith('video/')) return;
  c.header('Accept-Ranges', 'bytes');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('Range') ?? '') ?? [];
  if (first === undefined) return;
  const bytes = await c.res.arrayBuffer();
  const from = Number(first);
  const to = Math.min(last ? Number(last) : bytes.byteLength, bytes.byteLength - 1);
  const headers = new Headers(c.res.headers);
  headers.delete('Content-Length');
  const isThere = from <= to;
  headers.set('Content-Range', `bytes ${isThere ? `${from}-${to}` : '*'}/${bytes.byteLength}`);
  c.res = undefined;
  c.res = new Response(isThere ? bytes.slice(from, to + 1) : null, { status: isThere ? 206 : 416, headers });
});
