import { hash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { PackedFiles } from '#lib/packed-files.ts';
import { pagePath, plainPath } from '#lib/page-path.ts';
import { redirectOf } from '#lib/redirects.ts';
import { cacheControl, denyAll, feedType, pictures } from '#lib/security-headers.ts';
import { encodingFor, inPieces } from '#server/http/compressed-body.ts';
import { notModified } from '#server/http/not-modified.ts';
import type { Manifest } from '#site/build/manifest.ts';

/** What an article has besides its page. */
const part = /(\.md|\/files|\/comments(\.xml)?)?$/;
const isPicture = new RegExp(`\\.(${pictures})$`, 'i');

function typeOf(file: string): string {
  if (file.endsWith('.md')) return 'text/markdown; charset=utf-8';
  return file === '/feed.json' ? feedType : (getMimeType(file) ?? 'application/octet-stream');
}

/** The built pages, each at one address without '.html' and with its own policy, and the files that they load. */
export function siteRoutes(files: PackedFiles, { contentSecurityPolicies: policies, redirects }: Manifest) {
  const pages = new Map(
    files.paths.filter((file) => file.endsWith('.html')).map((file) => [pagePath(file), file]),
  );
  const policyOf = (file: string) => policies[pagePath(file)] ?? denyAll;
  // Browsers keep a policy with its page, so the same page with another one is another version.
  const versionOf = (file: string) => hash('sha256', files.hashOf(file) + policyOf(file), 'base64url');
  // Weak where a file is sent in several encodings. Browsers continue a broken download only by a strong one.
  const etagOf = (file: string) => `${files.has(`${file}.br`) ? 'W/' : ''}"${versionOf(file).slice(0, 16)}"`;
  // A page has one address, and a compressed copy none.
  const isCompressedCopy = (path: string) => /\.(br|gz)$/.test(path) && files.has(path.slice(0, -3));
  const fileAt = (at: string) => pages.get(at) ?? (at.endsWith('.html') || isCompressedCopy(at) ? '' : at);

  /** Sends a file, as the build compressed it. A part is one of the uncompressed file. */
  function send(c: Context, file: string, [from, to] = [0, files.lengthOf(file)]): Response {
    c.header('Content-Security-Policy', policyOf(file));
    c.header('Cache-Control', cacheControl(file));
    c.header('Vary', 'Accept-Encoding');
    c.header('Content-Type', typeOf(file));
    if (isPicture.test(file)) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const encoding = rangeOf(c) ? undefined : encodingFor(c);
    const copy = `${file}.${encoding === 'gzip' ? 'gz' : encoding}`;
    if (encoding === undefined || !files.has(copy))
      return c.body(inPieces(c, to - from, (start, end) => files.read(file, from + start, from + end)));
    c.header('Content-Encoding', encoding);
    return c.body(inPieces(c, files.lengthOf(copy), (start, end) => files.read(copy, start, end)));
  }

  return new Hono()
    .all('*', (c, next) => {
      // Hono leaves #, % and the like in their encoded form.
      const file = fileAt(c.req.path.replaceAll(/%(2[\da-e]|3[a-f]|40)/gi, decodeURIComponent));
      if (!files.has(file)) return next();
      if (!['GET', 'HEAD'].includes(c.req.method)) return c.body(null, 405, { Allow: 'GET, HEAD' });
      const etag = etagOf(file);
      c.header('ETag', etag);
      const unchanged = notModified(c, etag, cacheControl(file));
      return unchanged ?? send(c, file, askedPart(c, file, files.lengthOf(file), etag));
    })
    .get('*', (c, next) => {
      const page = plainPath(c.req.path);
      const [ending = ''] = part.exec(page) ?? [];
      const moved = redirectOf(redirects, page.slice(0, page.length - ending.length));
      const target =
        page !== c.req.path && pages.has(page)
          ? page
          : (redirectOf(redirects, page) ?? (moved && moved + ending));
      if (target !== undefined) {
        // What Hono left encoded is not encoded again.
        const address = encodeURI(target).replaceAll(/%25(?=[\da-f]{2})/gi, '%');
        const [path = '', place] = address.split('#');
        return c.redirect(path + new URL(c.req.url).search + (place ? `#${place}` : ''), 308);
      }
      c.status(404);
      return files.has('/404.html') ? send(c, '/404.html') : next();
    });
}

/** Of GET alone (RFC 9110, section 14.2). */
const rangeOf = (c: Context) => (c.req.method === 'GET' ? c.req.header('Range') : undefined);

/** The part of a file that a browser asks for (RFC 9110, section 14): Safari plays no video without it, and downloads continue by it. */
function askedPart(c: Context, path: string, length: number, etag: string): [from: number, end: number] {
  // A page is sent compressed, and fits into one round trip.
  if (!path.endsWith('.html')) c.header('Accept-Ranges', 'bytes');
  const [, first, last] = /^bytes=(?=.*\d)(\d*)-(\d*)$/.exec(rangeOf(c) ?? '') ?? [];
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
