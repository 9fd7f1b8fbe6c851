import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import { cacheControl, lockedDown } from '#lib/security-headers.ts';
import type { Manifest } from '#site/manifest.ts';
import { pagePath, type SiteFiles } from './files.ts';
import { videoRanges } from './ranges.ts';

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

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');
