import { type Context, Hono } from 'hono';
import { serveStatic } from 'hono/serve-static';
import type { PackedFiles } from '#lib/packed-files.ts';
import { pagePath, plainPath } from '#lib/page-path.ts';
import { redirectOf } from '#lib/redirects.ts';
import { cacheControl, denyAll, pictures } from '#lib/security-headers.ts';
import { inPieces } from '#server/http/compressed-body.ts';
import { notModified } from '#server/http/not-modified.ts';
import type { Manifest } from '#site/policy/manifest.ts';

/** What an article has besides its page. */
const part = /(\.md|\/files|\/comments(\.xml)?)?$/;
const isPicture = new RegExp(`\\.(${pictures})$`, 'i');

/** The built pages, each at one address without '.html' and with its own policy, and the files that they load. */
export function siteRoutes(files: PackedFiles, { contentSecurityPolicies: policies, redirects }: Manifest) {
  const pages = new Map(
    files.paths.filter((file) => file.endsWith('.html')).map((file) => [pagePath(file), file]),
  );
  // Weak where a file is sent in several encodings. Browsers continue a broken download only by a strong one.
  const etagOf = (file: string) => `${files.has(`${file}.br`) ? 'W/' : ''}"${files.hashOf(file)}"`;
  const send = (c: Context, path: string, [from, to] = [0, files.lengthOf(path)]) =>
    files.has(path)
      ? inPieces(c, to - from, (start, end) => files.read(path, from + start, from + end))
      : null;
  const options = {
    join: (_root: string, path: string) => path,
    getContent: async (path: string, c: Context) => send(c, path),
    precompressed: true,
    mimes: { md: 'text/markdown; charset=utf-8' },
    onFound(path: string, c: Context) {
      c.header('Content-Security-Policy', policies[pagePath(path)] ?? denyAll);
      c.header('Cache-Control', cacheControl(path));
      c.header('Vary', 'Accept-Encoding');
      c.header('ETag', etagOf(path));
      if (isPicture.test(path)) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  };
  // A page has one address, and a compressed copy none.
  const isCompressedCopy = (path: string) => /\.(br|gz)$/.test(path) && files.has(path.slice(0, -3));
  const fileAt = (path: string) =>
    pages.get(path) ?? (path.endsWith('.html') || isCompressedCopy(path) ? '' : path);

  return new Hono()
    .get(
      '*',
      (c, next) => {
        const path = fileAt(c.req.path);
        return (files.has(path) && notModified(c, etagOf(path), cacheControl(path))) || next();
      },
      serveStatic({
        ...options,
        rewriteRequestPath: fileAt,
        getContent: async (path, c) => {
          // A part is one of the uncompressed file.
          if (isCompressedCopy(path)) return c.req.header('Range') ? null : send(c, path);
          return files.has(path)
            ? send(c, path, askedPart(c, path, files.lengthOf(path), etagOf(path)))
            : null;
        },
      }),
    )
    .get('*', (c, next) => {
      const page = plainPath(c.req.path);
      const [ending = ''] = part.exec(page) ?? [];
      const moved = redirectOf(redirects, page.slice(0, page.length - ending.length));
      const target =
        page !== c.req.path && pages.has(page)
          ? page
          : (redirectOf(redirects, page) ?? (moved && moved + ending));
      if (target !== undefined) {
        const [path = '', place] = encodeURI(target).split('#');
        return c.redirect(path + new URL(c.req.url).search + (place ? `#${place}` : ''), 308);
      }
      c.status(404);
      return next();
    })
    .get('*', serveStatic({ ...options, path: '/404.html' }));
}

/**
 * The part of a file that a browser asks for (RFC 9110, section 14), up to the byte before its end. Safari doesn't play a video without
 * it, and a download that broke off continues with it, unless the file has changed.
 */
function askedPart(c: Context, path: string, length: number, etag: string): [from: number, end: number] {
  // A page is sent compressed, and fits into one round trip.
  if (!path.endsWith('.html')) c.header('Accept-Ranges', 'bytes');
  const [, first, last] = /^bytes=(?=.*\d)(\d*)-(\d*)$/.exec(c.req.header('Range') ?? '') ?? [];
  const isStale = (c.req.header('If-Range') ?? etag) !== etag;
  if (first === undefined || isStale) return [0, length];
  const lastByte = length - 1;
  // Without a first byte, it is so many of the last ones.
  const from = first ? Number(first) : Math.max(0, length - Number(last));
  const to = first && last ? Math.min(Number(last), lastByte) : lastByte;
  const isThere = from <= to;
  c.status(isThere ? 206 : 416);
  c.header('Content-Range', `bytes ${isThere ? `${from}-${to}` : '*'}/${length}`);
  return isThere ? [from, to + 1] : [0, 0];
}
