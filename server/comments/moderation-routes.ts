import { Hono } from 'hono';
import { bannedSchema, cursorSchema } from '#features/comments/model.ts';
import { z } from '#lib/schema.ts';
import { ownerOnly } from '#server/auth/session.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { errorResponse } from '#server/http/error-response.ts';
import type { Moderation } from './moderation.ts';
import { type CommentsSite, eventStream, jsonOf, validated, validId } from './routes.ts';

const filterSchema = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  by: z.optional(z.string().check(z.maxLength(200))),
  before: z.optional(cursorSchema),
});
const authorSchema = z.omit(bannedSchema, { bannedAt: true });
const holdingSchema = z.object({ holdsNewcomers: z.boolean() });

/** The page for moderation, for the site's owner alone. The session says who that is, never the request. */
export function moderationRoutes(site: CommentsSite, moderation: Moderation) {
  const { events, wakeOutbox, signedIn, limits } = site;
  const { held, banned } = moderation;
  return new Hono<ServerEnv>()
    .use(signedIn, ownerOnly)

    .get('/', (c) =>
      c.json({
        held: held.oldest(),
        heldCount: held.count(),
        banned: banned.list(),
        holdsNewcomers: held.isHolding(),
      }),
    )

    .get('/events', eventStream(events, limits))

    .get(
      '/comments',
      validated(filterSchema, (c) => c.req.query()),
      (c) => c.json(moderation.search(c.var.input, c.var.input.before)),
    )

    .get('/held/:uid', (c) => c.json(held.ofPerson(c.req.param('uid'))))

    .post('/approve/:id', validId, (c) => {
      const comment = held.approve(c.var.id);
      if (comment === undefined) return errorResponse(c, { kind: 'not-found' });
      events.upserted(comment);
      wakeOutbox?.();
      return c.body(null, 204);
    })

    .post('/ban', validated(authorSchema, jsonOf), (c) => {
      const { input: author, reader } = c.var;
      // Owners who banned themselves could not comment, and would hardly know why.
      if (author.userId === reader.uid) return errorResponse(c, { kind: 'forbidden' });
      banned.ban(author);
      return c.body(null, 204);
    })

    .post('/unban/:uid', (c) => {
      banned.unban(c.req.param('uid'));
      return c.body(null, 204);
    })

    .post('/holding', validated(holdingSchema, jsonOf), (c) => {
      held.setHolding(c.var.input.holdsNewcomers);
      return c.body(null, 204);
    });
}
