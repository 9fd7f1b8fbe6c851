import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { serveStatic } from 'hono/serve-static';
import { pagePath } from '#lib/page-path.ts';
import { cacheControl, lockedDown } from '#lib/security-headers.ts';
import type { Manifest } from '#site/policy/manifest.ts';
import type { SiteFiles } from './build.ts';

/** The built pages, each at one address without '.html' and with its own policy, and the files that they load. */
export function siteRoutes(files: SiteFiles, policies: Manifest['contentSecurityPolicies']) {
  const pages = new Map(
    [...files.keys()].filter((file) => file.endsWith('.html')).map((file) => [pagePath(file), file]),
  );
  // Weak, because it is the same in every encoding.
  const etags = new Map([...files].map(([file, bytes]) => [file, `W/"${sha256(bytes)}"`]));
  const options = {
    join: (_root: string, path: string) => path,
    getContent: async (path: string) => files.get(path) ?? null,
    precompressed: true,
    mimes: { md: 'text/markdown; charset=utf-8' },
    onFound(path: string, c: Context) {
      c.header('Content-Security-Policy', policies[pagePath(path)] ?? lockedDown);
      c.header('Cache-Control', cacheControl(path));
      c.header('Vary', 'Accept-Encoding');
      c.header('ETag', etags.get(path));
    },
  };
  // A page has one address, and a compressed copy none.
  const hasNoAddress = (path: string) => /\.(html|br|gz)$/.test(path);
  const fileAt = (path: string) => pages.get(path) ?? (hasNoAddress(path) ? '' : path);

  return new Hono()
    .get('*', videoRanges, etag(), serveStatic({ ...options, rewriteRequestPath: fileAt }))
    .get('*', (c, next) => {
      const page = pagePath(c.req.path).replace(/\/$/, '') || '/';
      if (page !== c.req.path && pages.has(page))
        return c.redirect(encodeURI(page) + new URL(c.req.url).search, 308);
      c.status(404);
      return next();
    })
    .get('*', serveStatic({ ...options, path: '/404.html' }));
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 16);

/** Sends the part of a video that a browser asks for (RFC 9110, section 14). Safari doesn't play a video without it. */
const videoRanges = createMiddleware(async (c, next) => {
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
