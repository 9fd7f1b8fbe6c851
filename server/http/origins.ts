import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { errorResponse } from './error-response.ts';

/** Whether a host name always means this machine. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
  );
}

/** The site's own origin as this request sees it, or null when the request came to a host that is not the site's. */
export type OwnOrigin = (request: Request) => string | null;

/**
 * A public site has one origin. On loopback the same site answers to localhost, 127.0.0.1 and [::1], on any port (a
 * development server or a tunnel may be in front), so there the address that the visitor used counts, as long as it
 * is a loopback one: a foreign name that points here (DNS rebinding) is not.
 */
export function ownOriginOf(siteUrl: URL | undefined): OwnOrigin {
  if (siteUrl !== undefined && !isLoopback(siteUrl.hostname)) return () => siteUrl.origin;
  const protocol = siteUrl?.protocol ?? 'http:';
  return (request) => {
    const { hostname, host } = new URL(request.url);
    return isLoopback(hostname) ? `${protocol}//${host}` : null;
  };
}

/** Whether one of the site's own pages made a write: browsers name the origin of every POST, PATCH and DELETE, and text browsers the page. */
export function isFromOwnPage(request: Request, ownOrigin: OwnOrigin): boolean {
  const referer = request.headers.get('referer') ?? '';
  const origin = request.headers.get('origin') ?? (URL.canParse(referer) ? new URL(referer).origin : null);
  return origin !== null && origin === ownOrigin(request);
}

/** Refuses writes that were not made from the site's own pages. */
export const writesFromOwnPages = (ownOrigin: OwnOrigin) =>
  createMiddleware(async (c, next) =>
    ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || isFromOwnPage(c.req.raw, ownOrigin)
      ? next()
      : errorResponse(c, { kind: 'forbidden' }),
  );

/** Whether a page of another site made the request, as far as browsers say so. */
export const isFromOtherSite = ({ headers }: Request): boolean =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');

/**
 * Whether one of the site's own pages made a read that changes something (JSONP). Browsers send no Origin with such a request,
 * but Sec-Fetch-Site. Where that is missing (Safari before 16.4, a site on plain http), the Referer counts.
 */
export function isReadByOwnPage(request: Request, ownOrigin: OwnOrigin): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site === null) return isFromOwnPage(request, ownOrigin);
  return site === 'same-origin' && ownOrigin(request) !== null;
}

export const withoutWww = (hostname: string) => hostname.replace(/^www\./, '');

/**
 * Redirects from the same name with or without `www` to the site's own address, because a page at another address may not write.
 * Other names are left alone: a proxy may use its own name for this server, and would be redirected in circles.
 */
export function canonicalHost(siteUrl: URL | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (siteUrl?.protocol !== 'https:' || isLoopback(siteUrl.hostname)) return next();
    const { hostname, pathname, search } = new URL(c.req.url);
    const isTheOther = hostname !== siteUrl.hostname && withoutWww(hostname) === withoutWww(siteUrl.hostname);
    return isTheOther ? c.redirect(siteUrl.origin + pathname + search, 308) : next();
  };
}
