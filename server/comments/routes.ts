import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { cursorSchema, type PagePath } from '#features/comments/model.ts';
import { z } from '#lib/schema.ts';
import { noCache } from '#lib/security-headers.ts';
import { signedIn } from '#server/auth/session.ts';
import { clientAddress } from '#server/http/client.ts';
import { CompressedBody, madeOnRequest } from '#server/http/compressed-body.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { errorResponse } from '#server/http/error-response.ts';
import type { CommentEvents } from './events.ts';
import { invalid, knownPage, type OfPage, validId } from './params.ts';
import { cachedByRevision } from './revisions.ts';
import type { Threads } from './threads.ts';
import { type WriteDeps, writeRoutes } from './write-routes.ts';

interface Deps extends WriteDeps {
  readonly threads: Threads;
}

/** Routes hold no rules: they parse, ask the store, and turn its answer into HTTP. */
export function commentRoutes({ threads, ...write }: Deps) {
  const { events, articles, limits, own, readSession } = write;
  const firstThreads = cachedByRevision(events.revisions, (page: PagePath) => jsonBody(threads.page(page)));
  const ofKnownPage = knownPage(articles);
  const made = madeOnRequest(limits.commentData, errorResponse);
  /** Sends what `read` returns. What is about a page is the same for everybody until a comment changes. */
  const sendMade = (c: Context, page: PagePath | undefined, read: () => unknown) => {
    const key = page && `${events.revisions.of(page)} ${c.req.url}`;
    return made(c, key, json, () => {
      const value = read();
      return value === undefined ? undefined : jsonBody(value);
    });
  };

  return new Hono<ServerEnv>()
    .get('/', ofKnownPage, async (c, next) => {
      const asked = c.req.query('before');
      if (asked === undefined) return next();
      const before = cursorSchema.safeParse(asked);
      if (!before.success) return invalid(c, before.error);
      return sendMade(c, c.var.page, () => threads.page(c.var.page, before.data));
    })
    .get('/', ofKnownPage, etag(), (c) => {
      const { revision, value } = firstThreads(c.var.page);
      c.header('Cache-Control', noCache);
      // Weak, because it is the same in every encoding.
      c.header('ETag', `W/"${revision}"`);
      return value.send(c, json);
    })

    .get('/events', ofKnownPage, streamOf(events, limits.streamsPerAddress))

    .get('/mine', signedIn(readSession), async (c) => {
      const before = optionalCursor.safeParse(c.req.query('before'));
      if (!before.success) return invalid(c, before.error);
      return sendMade(c, undefined, () => own.page(c.var.reader.uid, before.data));
    })
    .get('/held', signedIn(readSession), (c) => sendMade(c, undefined, () => own.held(c.var.reader.uid)))

    .get('/:id', ofKnownPage, validId, (c) =>
      sendMade(c, c.var.page, () => threads.find(c.var.page, c.var.id)),
    )

    .get('/:id/replies', ofKnownPage, validId, async (c) => {
      const after = cursorSchema.safeParse(c.req.query('after') ?? '');
      if (!after.success) return invalid(c, after.error);
      return sendMade(c, c.var.page, () => threads.replies(c.var.page, c.var.id, after.data));
    })

    .route('/', writeRoutes(write));
}

/** Answers with the events of a page, or of all for the owner, to so many readers at one address. */
export function streamOf(events: CommentEvents, perAddress: number) {
  const openStreams = new Map<string, number>();
  return (c: Context<ServerEnv & Partial<OfPage>>) => {
    const address = clientAddress(c);
    const open = openStreams.get(address) ?? 0;
    if (open >= perAddress) return errorResponse(c, { kind: 'rate-limited', retryAfterSeconds: 60 });
    c.header('Content-Type', 'text/event-stream; charset=utf-8');
    c.header('X-Accel-Buffering', 'no');
    if (c.req.method === 'HEAD') return c.body(null);
    openStreams.set(address, open + 1);
    const seen = c.req.header('last-event-id') ?? c.req.query('seen');
    const stream = events.open(c.var.page, seen, (end) => {
      openStreams.set(address, (openStreams.get(address) ?? 1) - 1);
      if (openStreams.get(address) === 0) openStreams.delete(address);
      if (end === 'lagged') c.env.outgoing?.destroy();
    });
    return c.body(stream);
  };
}

const optionalCursor = z.optional(cursorSchema);

const json = 'application/json';
const jsonBody = (value: unknown) => new CompressedBody(JSON.stringify(value));
