import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { server as words } from '#language';
import { isReadByPerson, note, pageResponse } from '#server/pages/page.ts';
import { errorResponse } from './error-response.ts';

/** Room for the largest body of any route: a contact message of 10,000 characters, escaped. */
const limited = bodyLimit({
  maxSize: 128 * 1024,
  onError: (c) => notAccepted(c, 413, words.requestTooLarge),
});

/** Limits the body of a request. Nobody reads the body of a GET. */
export const limitBodies: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limited(c, next);

/** Whether a handler failed because the request is no form, or ended early. Hono caches what it has read. */
export async function isUnreadable(c: Context): Promise<boolean> {
  try {
    await c.req.arrayBuffer();
    await c.req.parseBody();
    return false;
  } catch {
    return true;
  }
}

export const unreadable = (c: Context) => notAccepted(c, 400, words.formUnreadable);

function notAccepted(c: Context, status: ContentfulStatusCode, problem: string) {
  if (!isReadByPerson(c)) return errorResponse(c, { kind: 'invalid', problems: [problem] }, status);
  return pageResponse(c, note(words.notSent, `${problem} ${words.findYourText}`), status);
}
