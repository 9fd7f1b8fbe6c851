/** For every answer that is not a page: it may load nothing and be shown nowhere. */
export const lockedDown = "default-src 'none'; frame-ancestors 'none'";

/** What every answer carries, whoever serves the site. A page replaces the policy by its own. */
const always = {
  'Content-Security-Policy': lockedDown,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The sign-in popup keeps its way back to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** How firmly browsers are told to use https (RFC 6797). */
export interface Hsts {
  readonly includeSubDomains: boolean;
  readonly preload: boolean;
}

/** The security headers of a site on https or, while it is developed, without it (no `hsts`). */
export function securityHeaders(hsts: Hsts | undefined): Readonly<Record<string, string>> {
  if (hsts === undefined) return always;
  const directives = [
    'max-age=31536000',
    ...(hsts.includeSubDomains ? ['includeSubDomains'] : []),
    ...(hsts.preload ? ['preload'] : []),
  ];
  return { ...always, 'Strict-Transport-Security': directives.join('; ') };
}

/** Where a file's address changes with its content: folders end in '/'. Pages name the drawings with a version, `?v=…`. */
export const versioned = ['/_astro/', '/drawings.svg'] as const;
export const keptForAYear = 'public, max-age=31536000, immutable';
export const askedForAgain = 'no-cache';

/** How long a browser may keep what it got from a path. */
export function cacheControl(path: string): string {
  const isVersioned = versioned.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
  return isVersioned ? keptForAYear : askedForAgain;
}
