import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { cacheControl, lockedDown } from '#lib/security-headers.ts';
import type { Encoding } from '#server/http/encoding.ts';

export interface SiteFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Smaller forms of the same bytes. */
  readonly encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  /** Of the plain bytes, without quotes. */
  readonly hash: string;
  readonly type: string;
  readonly cacheControl: string;
  readonly policy: string;
}

export interface SiteFiles {
  readonly byPath: ReadonlyMap<string, SiteFile>;
  /** '/blogpost5.html' → '/blogpost5' */
  readonly moved: ReadonlyMap<string, string>;
  readonly notFound: SiteFile | undefined;
}

const compressible = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|map|md)$/;
const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/**
 * Reads a built site into memory, so that a rebuild never shows half of the old and half of the new, and so that a
 * request can only ever name a file that was there. Policies are those of the build, by path.
 */
export function readSiteFiles(publicDir: string, policies: Readonly<Record<string, string>>): SiteFiles {
  const byPath = new Map<string, SiteFile>();
  const moved = new Map<string, string>();
  for (const entry of readdirSync(publicDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || isEncodedForm(file)) continue;
    const asFile = `/${relative(publicDir, file).split(sep).join('/')}`;
    const path = cleanPath(asFile);
    if (path !== asFile) moved.set(asFile, path);
    byPath.set(path, readSiteFile(file, path, policies));
  }
  return { byPath, moved, notFound: byPath.get('/404') };
}

const isEncodedForm = (file: string) =>
  Object.values(suffixes).some(
    (suffix) => file.endsWith(suffix) && existsSync(file.slice(0, -suffix.length)),
  );

/** '/index.html' → '/', '/notes/index.html' → '/notes', '/blogpost5.html' → '/blogpost5' */
function cleanPath(file: string): string {
  if (!file.endsWith('.html')) return file;
  return file.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

function readSiteFile(file: string, path: string, policies: Readonly<Record<string, string>>): SiteFile {
  const bytes = new Uint8Array(readFileSync(file));
  const isPage = file.endsWith('.html');
  return {
    bytes,
    encoded: compressible.test(file) ? { br: form(file, 'br', bytes), gzip: form(file, 'gzip', bytes) } : {},
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    type:
      getMimeType(file) ?? (extname(file) === '' ? 'text/plain; charset=utf-8' : 'application/octet-stream'),
    cacheControl: cacheControl(path),
    policy: withoutFrames(policies[path] ?? (isPage ? "default-src 'self'; base-uri 'none'" : lockedDown)),
  };
}

/** The form that the build left beside the file, or one made now, a little larger. */
function form(file: string, encoding: Encoding, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const built = file + suffixes[encoding];
  if (existsSync(built)) return new Uint8Array(readFileSync(built));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  return new Uint8Array(encoding === 'br' ? brotliCompressSync(bytes, quality) : gzipSync(bytes));
}

/** A page's own policy may live in a meta tag too, where this one directive is not allowed: it is added here. */
const withoutFrames = (policy: string) =>
  policy.includes('frame-ancestors') ? policy : `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`;
