import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import {
  bodySchema,
  type CommentId,
  commentIdSchema,
  cursorSchema,
  draftSchema,
  type PagePath,
  pagePathSchema,
} from '#features/comments/model.ts';
import { comments as words } from '#language';
import { z } from '#lib/schema.ts';
import { askedForAgain } from '#lib/security-headers.ts';
import { type ReadSession, type SignedInEnv, signedIn } from '#server/auth/session.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { CompressedBody } from '#server/http/compressed-body.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { errorResponse } from '#server/http/error-response.ts';
import type { Limits } from '#server/http/limits.ts';
import { isFromOwnPage, type OwnOrigin } from '#server/http/origins.ts';
import type { CommentEvents } from './events.ts';
import { cachedByRevision } from './revisions.ts';
import type { CommentStore } from './store.ts';
import type { Threads } from './threads.ts';

const maxBytes = 64 * 1024;
const editSchema = z.object({ body: bodySchema });

interface Deps {
  readonly store: CommentStore;
  readonly threads: Threads;
  readonly events: CommentEvents;
  readonly articles: readonly string[];
  readonly readSession: ReadSession;
  readonly ownOrigin: OwnOrigin;
  readonly limits: Limits;
}

/** Routes hold no rules: they parse, ask the store, and say its answer in HTTP. */
export function commentRoutes({ store, threads, events, articles, readSession, ownOrigin, limits }: Deps) {
  const firstThreads = cachedByRevision(events.revisions, (page) => jsonBody(threads.page(page)));
  const streams = new Map<string, number>();

  const ofKnownPage = createMiddleware<{ Variables: { page: PagePath } }>(async (c, next) => {
    const page = pagePathSchema.safeParse(c.req.query('page'));
    if (!page.success || !articles.includes(page.data)) return errorResponse(c, { kind: 'not-found' });
    c.set('page', page.data);
    return next();
  });

  const ofValidId = createMiddleware<{ Variables: { id: CommentId } }>(async (c, next) => {
    const id = commentIdSchema.safeParse(c.req.param('id'));
    if (!id.success) return errorResponse(c, { kind: 'not-found' });
    c.set('id', id.data);
    return next();
  });

  const fromOwnPage = createMiddleware(async (c, next) =>
    isFromOwnPage(c.req.raw, ownOrigin) ? next() : errorResponse(c, { kind: 'forbidden' }),
  );

  const withinLimits = createMiddleware<SignedInEnv>(async (c, next) => {
    const wait = (await limits.reader(c.var.reader.uid)) ?? (await limits.address(clientAddress(c)));
    return wait === null ? next() : errorResponse(c, { kind: 'rate-limited', retryAfterSeconds: wait });
  });

  const small = bodyLimit({
    maxSize: maxBytes,
    onError: (c) => errorResponse(c, { kind: 'invalid', problems: [words.requestTooLarge] }, 413),
  });

  return new Hono<ServerEnv>()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    })
    .get('/', ofKnownPage, async (c, next) => {
      const asked = c.req.query('before');
      if (asked === undefined) return next();
      const before = cursorSchema.safeParse(asked);
      if (!before.success) return errorResponse(c, invalid(before.error));
      return sendJson(c, jsonBody(threads.page(c.var.page, before.data)));
    })
    .get('/', ofKnownPage, etag(), (c) => {
      const { revision, value } = firstThreads(c.var.page);
      c.header('Cache-Control', askedForAgain);
      // Weak, because it is the same in every encoding.
      c.header('ETag', `W/"${revision}"`);
      return sendJson(c, value);
    })

    .get('/events', ofKnownPage, (c) => {
      const address = clientAddress(c);
      const open = streams.get(address) ?? 0;
      if (open >= limits.streamsPerAddress)
        return errorResponse(c, { kind: 'rate-limited', retryAfterSeconds: 60 });
      c.header('Content-Type', 'text/event-stream; charset=utf-8');
      c.header('X-Accel-Buffering', 'no');
      if (c.req.method === 'HEAD') return c.body(null);
      streams.set(address, open + 1);
      const stream = events.open(c.var.page, (end) => {
        streams.set(address, (streams.get(address) ?? 1) - 1);
        if (streams.get(address) === 0) streams.delete(address);
        if (end === 'lagged') c.env.outgoing?.destroy();
      });
      return c.body(stream);
    })

    .get('/:id', ofKnownPage, ofValidId, (c) => {
      const thread = threads.find(c.var.page, c.var.id);
      return thread === undefined ? errorResponse(c, { kind: 'not-found' }) : sendJson(c, jsonBody(thread));
    })

    .get('/:id/replies', ofKnownPage, ofValidId, (c) => {
      const after = cursorSchema.safeParse(c.req.query('after') ?? '');
      if (!after.success) return errorResponse(c, invalid(after.error));
      return sendJson(c, jsonBody(threads.replies(c.var.page, c.var.id, after.data)));
    })

    .use(fromOwnPage, signedIn(readSession), withinLimits, small)

    .post('/', ofKnownPage, async (c) => {
      const draft = draftSchema.safeParse(await json(c));
      if (!draft.success) return errorResponse(c, invalid(draft.error));
      const added = store.add(c.var.page, draft.data, c.var.reader);
      if (!added.ok) return errorResponse(c, added.problem);
      if (added.value.isNew) events.upserted(added.value.comment);
      return c.json(added.value.comment, added.value.isNew ? 201 : 200);
    })

    .patch('/:id', ofValidId, async (c) => {
      const change = editSchema.safeParse(await json(c));
      if (!change.success) return errorResponse(c, invalid(change.error));
      const edited = store.edit(c.var.id, change.data.body, c.var.reader);
      if (!edited.ok) return errorResponse(c, edited.problem);
      events.upserted(edited.value);
      return c.json(edited.value);
    })

    .delete('/:id', ofValidId, (c) => {
      const removed = store.remove(c.var.id, c.var.reader);
      if (!removed.ok) return errorResponse(c, removed.problem);
      events.removed(removed.value);
      return c.body(null, 204);
    });
}

const jsonBody = (value: unknown) => new CompressedBody(JSON.stringify(value));
const sendJson = (c: Context, body: CompressedBody) => body.send(c, 'application/json');

/** The request's JSON, or undefined when it is none, which no schema accepts. */
const json = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

const invalid = (error: z.core.$ZodError) =>
  ({ kind: 'invalid', problems: error.issues.map(({ message }) => message) }) as const;
