import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Page, pageResponse } from './page.ts';

/** A page behind a link with a token in it, as in mails. */
export function linkPage(c: Context, page: Page, status: ContentfulStatusCode = 200) {
  c.header('Cache-Control', 'no-store');
  // The token stays out of the Referer of the next page.
  c.header('Referrer-Policy', 'no-referrer');
  return pageResponse(c, page, status);
}
