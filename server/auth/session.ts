import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Reader } from '#features/comments/model.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { errorResponse } from '#server/http/error-response.ts';
import type { Auth } from './auth.ts';

export interface SignedInEnv extends ServerEnv {
  Variables: { reader: Reader };
}

export function sendCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
}

/** Lets only signed-in readers through. The reader that it passes on is the only source of a comment's author. */
export function signedIn(readSession: Auth['readSession']): MiddlewareHandler<SignedInEnv> {
  return async (c, next) => {
    const reader = await readSession(c.req.raw);
    if (reader === null) return errorResponse(c, { kind: 'signed-out' });
    c.set('reader', reader);
    return next();
  };
}

/** After `signedIn`: lets only the site's owner through. */
export const ownerOnly = createMiddleware<SignedInEnv>(async (c, next) =>
  c.var.reader.isOwner ? next() : errorResponse(c, { kind: 'forbidden' }),
);
