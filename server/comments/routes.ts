import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import {
  bodySchema,
  commentIdSchema,
  cursorSchema,
  draftSchema,
  type PagePath,
  pagePathSchema,
} from '#features/comments/model.ts';
import { z } from '#lib/schema.ts';
import { type ReadSession, type SignedInEnv, signedIn } from '#server/auth/session.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { CompressedBody } from '#server/http/compressed-body.ts';
import { preferred } from '#server/http/encoding.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { errorResponse } from '#server/http/error-response.ts';
import { isKnown } from '#server/http/etag.ts';
import type { Limits } from '#server/http/limits.ts';
import { isFromOwnPage, type OwnOrigin } from '#server/http/origins.ts';
import type { CommentEvents } from './events.ts';
import { createFirstPages } from './first-pages.ts';
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
  const firstPage = createFirstPages(threads, events.revisions);
  const known = new Set(articles);
  const streams = new Map<string, number>();

  const ofKnownPage = createMiddleware<{ Variables: { page: PagePath } }>(async (c, next) => {
    const page = pagePathSchema.safeParse(c.req.query('page'));
    if (!page.success || !known.has(page.data)) return errorResponse(c, { kind: 'not-found' });
    c.set('page', page.data);
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
    onError: (c) => errorResponse(c, { kind: 'invalid', problems: ['This request is too large.'] }, 413),
  });

  return new Hono<ServerEnv>()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    })
    .get('/', ofKnownPage, async (c) => {
      const { page } = c.var;
      const asked = c.req.query('before');
      if (asked !== undefined) {
        const before = cursorSchema.safeParse(asked);
        return before.success
          ? sendJson(c, threads.page(page, before.data))
          : errorResponse(c, invalid(before.error));
      }
      const { revision, answer } = firstPage(page);
      c.header('Cache-Control', 'no-cache');
      // Weak, because it is the same in every encoding.
      const etag = `W/"${revision}"`;
      c.header('ETag', etag);
      if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
      return send(c, answer);
    })

    .get('/events', ofKnownPage, (c) => {
      c.header('Content-Type', 'text/event-stream; charset=utf-8');
      c.header('X-Accel-Buffering', 'no');
      if (c.req.method === 'HEAD') return c.body(null);
      const address = clientAddress(c);
      const open = streams.get(address) ?? 0;
      if (open >= limits.streamsPerAddress) {
        c.header('Content-Type', undefined);
        return errorResponse(c, { kind: 'rate-limited', retryAfterSeconds: 60 });
      }
      streams.set(address, open + 1);
      const stream = events.open(c.var.page, (end) => {
        release(streams, address);
        if (end === 'lagged') c.env.outgoing?.destroy();
      });
      return c.body(stream);
    })

    .get('/:id', ofKnownPage, (c) => {
      const id = commentIdSchema.safeParse(c.req.param('id'));
      const thread = id.success ? threads.find(c.var.page, id.data) : undefined;
      return thread === undefined ? errorResponse(c, { kind: 'not-found' }) : sendJson(c, thread);
    })

    .get('/:id/replies', ofKnownPage, (c) => {
      const id = commentIdSchema.safeParse(c.req.param('id'));
      if (!id.success) return errorResponse(c, { kind: 'not-found' });
      const after = cursorSchema.safeParse(c.req.query('after') ?? '');
      if (!after.success) return errorResponse(c, invalid(after.error));
      return sendJson(c, threads.replies(c.var.page, id.data, after.data));
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

    .patch('/:id', async (c) => {
      const id = commentIdSchema.safeParse(c.req.param('id'));
      if (!id.success) return errorResponse(c, { kind: 'not-found' });
      const change = editSchema.safeParse(await json(c));
      if (!change.success) return errorResponse(c, invalid(change.error));
      const edited = store.edit(id.data, change.data.body, c.var.reader);
      if (!edited.ok) return errorResponse(c, edited.problem);
      events.upserted(edited.value);
      return c.json(edited.value);
    })

    .delete('/:id', (c) => {
      const id = commentIdSchema.safeParse(c.req.param('id'));
      if (!id.success) return errorResponse(c, { kind: 'not-found' });
      const removed = store.remove(id.data, c.var.reader);
      if (!removed.ok) return errorResponse(c, removed.problem);
      events.removed(removed.value);
      return c.body(null, 204);
    });
}

const sendJson = (c: Context, value: unknown) => send(c, new CompressedBody(JSON.stringify(value)));

async function send(c: Context, answer: CompressedBody) {
  const encoding = answer.isCompressible ? preferred(c.req.header('accept-encoding')) : undefined;
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding');
  if (encoding === undefined) return c.body(answer.plain);
  c.header('Content-Encoding', encoding);
  return c.body(await answer.in(encoding));
}

/** The request's JSON, or undefined when it is none, which no schema accepts. */
async function json(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}

const invalid = (error: z.core.$ZodError) =>
  ({ kind: 'invalid', problems: error.issues.map(({ message }) => message) }) as const;

function release(streams: Map<string, number>, address: string): void {
  const open = (streams.get(address) ?? 1) - 1;
  if (open === 0) streams.delete(address);
  else streams.set(address, open);
}
