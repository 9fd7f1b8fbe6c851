import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type CommentId, commentIdSchema, type PagePath, pagePathSchema } from '#features/comments/model.ts';
import type { z } from '#lib/schema.ts';
import { errorResponse } from '#server/http/error-response.ts';

export interface OfPage {
  Variables: { page: PagePath };
}

/** Lets only requests for a page of the site through, and parses its path. */
export const knownPage = (articles: readonly string[]) =>
  createMiddleware<OfPage>(async (c, next) => {
    const page = pagePathSchema.safeParse(c.req.query('page'));
    if (!page.success || !articles.includes(page.data)) return errorResponse(c, { kind: 'not-found' });
    c.set('page', page.data);
    return next();
  });

/** Lets only well-formed comment ids through. */
export const validId = createMiddleware<{ Variables: { id: CommentId } }>(async (c, next) => {
  const id = commentIdSchema.safeParse(c.req.param('id'));
  if (!id.success) return errorResponse(c, { kind: 'not-found' });
  c.set('id', id.data);
  return next();
});

/** Answers 422, with each problem in words. */
export const invalid = (c: Context, { issues }: z.core.$ZodError) =>
  errorResponse(c, { kind: 'invalid', problems: issues.map(({ message }) => message) });
