import type { MiddlewareHandler } from 'hono';
import { isLoopback } from './origins.ts';

const bare = (hostname: string) => hostname.replace(/^www\./, '');

/**
 * Redirects from the same name with or without `www` to the site's own address, because a page at another address may not write.
 * Other names are left alone: a proxy may use its own name for this server, and would be redirected in circles.
 */
export function canonicalHost(siteUrl: URL | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (siteUrl?.protocol !== 'https:' || isLoopback(siteUrl.hostname)) return next();
    const { hostname, pathname, search } = new URL(c.req.url);
    const isTheOther = hostname !== siteUrl.hostname && bare(hostname) === bare(siteUrl.hostname);
    return isTheOther ? c.redirect(siteUrl.origin + pathname + search, 308) : next();
  };
}
