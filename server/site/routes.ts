import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import { pagePath } from '#lib/page-path.ts';
import { cacheControl, denyAll } from '#lib/security-headers.ts';
import { type Bytes, inPieces } from '#server/http/compressed-body.ts';
import type { Manifest } from '#site/policy/manifest.ts';
import type { SiteFiles } from './build.ts';

/** The built pages, each at one address without '.html' and with its own policy, and the files that they load. */
export function siteRoutes(files: SiteFiles, policies: Manifest['contentSecurityPolicies']) {
  const pages = new Map(
    [...files.keys()].filter((file) => file.endsWith('.html')).map((file) => [pagePath(file), file]),
  );
  // Weak where a file is sent in several encodings. Browsers continue a broken download only by a strong one.
  const etags = new Map(
    [...files].map(([file, bytes]) => [file, `${files.has(`${file}.br`) ? 'W/' : ''}"${sha256(bytes)}"`]),
  );
  const read = (c: Context, path: string, part: (bytes: Bytes) => Bytes) => {
    const bytes = files.get(path);
    return bytes === undefined ? null : inPieces(c, part(bytes));
  };
  const options = {
    join: (_root: string, path: string) => path,
    getContent: async (path: string, c: Context) => read(c, path, (bytes) => bytes),
    precompressed: true,
    mimes: { md: 'text/markdown; charset=utf-8' },
    onFound(path: string, c: Context) {
      c.header('Content-Security-Policy', policies[pagePath(path)] ?? denyAll);
      c.header('Cache-Control', cacheControl(path));
      c.header('Vary', 'Accept-Encoding');
      c.header('ETag', etags.get(path));
    },
  };
  // A page has one address, and a compressed copy none.
  const isCompressedCopy = (path: string) => /\.(br|gz)$/.test(path);
  const fileAt = (path: string) =>
    pages.get(path) ?? (path.endsWith('.html') || isCompressedCopy(path) ? '' : path);

  return new Hono()
    .get(
      '*',
      etag(),
      serveStatic({
        ...options,
        rewriteRequestPath: fileAt,
        getContent: async (path, c) => {
          // A part is one of the uncompressed file.
          if (c.req.header('Range') && isCompressedCopy(path)) return null;
          return read(c, path, (bytes) =>
            isCompressedCopy(path) ? bytes : askedPart(c, bytes, etags.get(path)),
          );
        },
      }),
    )
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

/**
 * The part of a file that a browser asks for (RFC 9110, section 14), without copying it. Safari doesn't play a video without it, and
 * a download that broke off continues with it, unless the file has changed.
 */
function askedPart(c: Context, bytes: Bytes, currentEtag: string | undefined): Bytes {
  c.header('Accept-Ranges', 'bytes');
  const [, first, last] = /^bytes=(?=.*\d)(\d*)-(\d*)$/.exec(c.req.header('Range') ?? '') ?? [];
  const isStale = (c.req.header('If-Range') ?? currentEtag) !== currentEtag;
  if (first === undefined || isStale) return bytes;
  const end = bytes.length - 1;
  // Without a first byte, it is so many of the last ones.
  const from = first ? Number(first) : Math.max(0, bytes.length - Number(last));
  const to = first && last ? Math.min(Number(last), end) : end;
  const isThere = from <= to;
  c.status(isThere ? 206 : 416);
  c.header('Content-Range', `bytes ${isThere ? `${from}-${to}` : '*'}/${bytes.length}`);
  return isThere ? bytes.subarray(from, to + 1) : bytes.subarray(0, 0);
}
