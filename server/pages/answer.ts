import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ownPagePolicy } from '#server/http/headers.ts';
import { type Page, page } from './page.ts';

/**
 * The site's pages change into each other. An answer to a form that did not say so would break that off with an error,
 * and so would one that says it in a stylesheet which has not come yet when the page is first drawn.
 */
const style = '@view-transition{navigation:auto}';
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = ownPagePolicy.replace("style-src 'self'", `style-src 'self' 'sha256-${styleHash}'`);

/** Answers a form, sent without a script, by a page that takes the place of the site's. */
export function pageResponse(c: Context, content: Omit<Page, 'style'>, status: ContentfulStatusCode) {
  c.header('Content-Security-Policy', policy);
  return c.html(page({ ...content, style }), status);
}
