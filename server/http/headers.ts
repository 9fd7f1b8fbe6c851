import type { MiddlewareHandler } from 'hono';
import { type Hsts, securityHeaders as headersOf } from '#lib/security-headers.ts';

/** For the server's own small pages (sign-in, thanks): their stylesheet, script, drawings and forms, and nothing else. */
export const ownPagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Security headers on every answer. A handler that serves a page replaces the policy by the page's own. */
export function securityHeaders(hsts: Hsts | undefined): MiddlewareHandler {
  const headers = Object.entries(headersOf(hsts));
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
  };
}
