import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bodySchema, draftSchema } from '#features/comments/model.ts';
import { z } from '#lib/schema.ts';
import { type ReadSession, type SignedInEnv, signedIn } from '#server/auth/session.ts';
import { clientAddress } from '#server/http/client.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { errorResponse } from '#server/http/error-response.ts';
import type { Limits } from '#server/http/limits.ts';
import type { CommentEvents } from './events.ts';
import type { OwnCommentStore } from './own-comments.ts';
import { invalid, knownPage, validId } from './params.ts';
import type { CommentStore } from './store.ts';

const editSchema = z.object({ body: bodySchema });

export interface WriteDeps {
  readonly store: CommentStore;
  readonly own: OwnCommentStore;
  readonly events: CommentEvents;
  /** Sends what waits to be mailed; absent without a mail server. */
  readonly wakeOutbox: (() => void) | undefined;
  readonly articles: readonly string[];
  readonly readSession: ReadSession;
  readonly limits: Limits;
}

/** Posts, edits and deletions: by signed-in readers, and within the limits. */
export function writeRoutes({ store, own, events, wakeOutbox, articles, readSession, limits }: WriteDeps) {
  const withinLimits = createMiddleware<SignedInEnv>(async (c, next) => {
    if (c.var.reader.isOwner) return next();
    const wait = (await limits.reader(c.var.reader.uid)) ?? (await limits.address(clientAddress(c)));
    return wait === null ? next() : errorResponse(c, { kind: 'rate-limited', retryAfterSeconds: wait });
  });

  return new Hono<ServerEnv>()
    .use(signedIn(readSession), withinLimits)

    .post('/', knownPage(articles), async (c) => {
      const draft = draftSchema.safeParse(await json(c));
      if (!draft.success) return invalid(c, draft.error);
      const added = store.add(c.var.page, draft.data, c.var.reader);
      if (!added.ok) return errorResponse(c, added.problem);
      const { comment, isNew } = added.value;
      if (isNew) comment.isHeld ? events.ownerHears() : events.upserted(comment);
      if (isNew) wakeOutbox?.();
      return c.json(comment, isNew ? 201 : 200);
    })

    .patch('/:id', validId, async (c) => {
      const change = editSchema.safeParse(await json(c));
      if (!change.success) return invalid(c, change.error);
      const edited = store.edit(c.var.id, change.data.body, c.var.reader);
      if (!edited.ok) return errorResponse(c, edited.problem);
      events.upserted(edited.value);
      return c.json(edited.value);
    })

    .delete('/mine', (c) => {
      for (const removed of own.remove(c.var.reader.uid)) events.removed(removed);
      return c.body(null, 204);
    })

    .delete('/:id', validId, (c) => {
      const removed = store.remove(c.var.id, c.var.reader);
      if (!removed.ok) return errorResponse(c, removed.problem);
      if (removed.value) removed.value.isHeld ? events.ownerHears() : events.removed(removed.value);
      return c.body(null, 204);
    });
}

/** The request's JSON, or undefined when there is none, which no schema accepts. */
const json = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);
