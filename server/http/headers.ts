import type { MiddlewareHandler } from 'hono';
import { type Hsts, securityHeaders as headersOf } from '#lib/security-headers.ts';

/** Security headers on every response. Handlers that serve a page replace the policy with the page's own. */
export function securityHeaders(hsts: Hsts | undefined): MiddlewareHandler {
  const headers = Object.entries(headersOf(hsts));
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
  };
}
