/** For every response that is not a page: it may load nothing and be framed nowhere. */
export const denyAll = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every response, on both backends. A page replaces the policy with its own. */
const always = {
  'Content-Security-Policy': denyAll,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The sign-in popup can still reach the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

type Hsts = Readonly<Record<'includeSubDomains' | 'preload', boolean>>;

/** The security headers of a site; without options of Strict-Transport-Security (RFC 6797), those for plain http, as in development. */
export function securityHeaders(hsts: Hsts | undefined): Readonly<Record<string, string>> {
  if (hsts === undefined) return always;
  const directives = [
    'max-age=31536000',
    hsts.includeSubDomains && 'includeSubDomains',
    hsts.preload && 'preload',
  ];
  return { ...always, 'Strict-Transport-Security': directives.filter(Boolean).join('; ') };
}

/** Endings of pictures, which pages of other origins may show: feed readers and mail programs do. */
export const pictures = 'avif|gif|ico|jpeg|jpg|png|svg|webp';

/** Of /feed.json, which its ending doesn't say. */
export const feedType = 'application/feed+json';

/** Files whose address changes with their content. Folders end in '/'; pages name the others with a version, `?v=…`. */
export const versioned = ['/_astro/', '/drawings.svg', '/offline.js'] as const;
export const immutable = 'public, max-age=31536000, immutable';
export const noCache = 'no-cache';

export function cacheControl(path: string): string {
  if (/^\/moderation(\.html)?$/.test(path)) return 'no-store';
  const isVersioned = versioned.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
  return isVersioned ? immutable : noCache;
}
