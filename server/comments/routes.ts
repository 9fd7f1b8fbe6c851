import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  bodySchema,
  type CommentId,
  commentIdSchema,
  cursorSchema,
  draftSchema,
  type PagePath,
  pagePathSchema,
  subjectSchema,
} from '#features/comments/model.ts';
import type { Refusal } from '#features/comments/port.ts';
import { comments as words } from '#language';
import { z } from '#lib/schema.ts';
import type { SignedInEnv } from '#server/auth/session.ts';
import { groupCommit } from '#server/db/group-commit.ts';
import { clientAddress } from '#server/http/client.ts';
import { compressedBody, madeOnRequest } from '#server/http/compressed-body.ts';
import type { ServerEnv, Site } from '#server/http/env.ts';
import { errorResponse } from '#server/http/error-response.ts';
import { commentPages } from '#site/build/manifest.ts';
import type { CommentEvents } from './events.ts';
import type { LikeStore } from './likes.ts';
import { sentByRevision } from './revisions.ts';
import type { CommentStore } from './store.ts';
import type { Threads } from './threads.ts';

export interface CommentsSite extends Site {
  readonly events: CommentEvents;
  readonly threads: Threads;
  /** Absent on a site without likes. */
  readonly likes: LikeStore | undefined;
  readonly signedIn: MiddlewareHandler<SignedInEnv>;
}

/** The page was open, or the comment was kept, while the owner turned comments off. */
const takesNoComments: Refusal = { kind: 'invalid', problems: [words.takesNoComments] };

interface OfPage {
  Variables: { page: PagePath };
}

function knownPage(articles: readonly string[]) {
  const pages = new Map(articles.map((path) => [path, pagePathSchema.parse(path)]));
  return createMiddleware<OfPage>(async (c, next) => {
    const page = pages.get(c.req.query('page') ?? '');
    if (page === undefined)
      return errorResponse(c, c.req.method === 'POST' ? takesNoComments : { kind: 'not-found' });
    c.set('page', page);
    return next();
  });
}

export const validId = createMiddleware<{ Variables: { id: CommentId } }>(async (c, next) => {
  const id = commentIdSchema.safeParse(c.req.param('id'));
  if (!id.success) return errorResponse(c, { kind: 'not-found' });
  c.set('id', id.data);
  return next();
});

/** Sets `input` to the parsed part of a request, such as its JSON. Answers 422, with each problem in words, if it doesn't fit the schema. */
export const validated = <Input>(schema: z.ZodMiniType<Input>, partOf: (c: Context) => unknown) =>
  createMiddleware<{ Variables: { input: Input } }>(async (c, next) => {
    const parsed = schema.safeParse(await partOf(c));
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ message }) => message);
      return errorResponse(c, { kind: 'invalid', problems });
    }
    c.set('input', parsed.data);
    return next();
  });

/** The request's JSON, or undefined when there is none, which no schema accepts. */
export const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

const before = validated(z.optional(cursorSchema), (c) => c.req.query('before'));
const subject = validated(subjectSchema, (c) => c.req.query('of'));
const after = validated(cursorSchema, (c) => c.req.query('after') ?? '');

/** Routes hold no rules: they parse, ask the store, and turn its answer into HTTP. */
export function commentRoutes(site: CommentsSite, store: CommentStore) {
  const { threads, likes, events, limits, signedIn } = site;
  const sendNewest = sentByRevision(events.revisions, json, (page: PagePath, revision) =>
    jsonBody({ ...threads.page(page), revision }),
  );
  const ofKnownPage = knownPage(commentPages(site.manifest));
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
    .get('/', ofKnownPage, before, (c) => {
      const { page, input: cursor } = c.var;
      return cursor ? sendMade(c, page, () => threads.page(page, cursor)) : sendNewest(c, page);
    })

    .get('/events', ofKnownPage, eventStream(events, limits))

    .get('/mine', signedIn, before, (c) =>
      sendMade(c, undefined, () => store.own.page(c.var.reader.uid, c.var.input)),
    )
    .get('/held', signedIn, (c) => sendMade(c, undefined, () => store.own.held(c.var.reader.uid)))

    .get('/mine/likes', signedIn, (c, next) => (likes ? c.json(likes.by(c.var.reader.uid)) : next()))

    .get('/:id', ofKnownPage, validId, (c) =>
      sendMade(c, c.var.page, () => threads.find(c.var.page, c.var.id)),
    )

    .get('/:id/replies', ofKnownPage, validId, after, (c) =>
      sendMade(c, c.var.page, () => threads.replies(c.var.page, c.var.id, c.var.input)),
    )

    .route('/', writeRoutes(site, store, ofKnownPage));
}

const editSchema = z.object({ body: bodySchema });

function writeRoutes(
  { db, likes, events, wakeOutbox, signedIn, limits }: CommentsSite,
  store: CommentStore,
  ofKnownPage: ReturnType<typeof knownPage>,
) {
  const write = groupCommit(db);
  const withinLimits = createMiddleware<SignedInEnv>(async (c, next) => {
    if (c.var.reader.isOwner) return next();
    const wait = limits.reader(c.var.reader.uid) ?? limits.address(clientAddress(c));
    return wait === null ? next() : errorResponse(c, { kind: 'rate-limited', retryAfterSeconds: wait });
  });

  return new Hono<ServerEnv>()
    .use(signedIn, withinLimits)

    .post('/', ofKnownPage, validated(draftSchema, jsonOf), async (c) => {
      const added = await write(() => store.add(c.var.page, c.var.input, c.var.reader));
      if (!added.ok) return errorResponse(c, added.problem);
      const { comment, isNew } = added.value;
      if (isNew) comment.isHeld ? events.moderationChanged() : events.upserted(comment);
      if (isNew) wakeOutbox?.();
      return c.json(comment, isNew ? 201 : 200);
    })

    .patch('/:id', validId, validated(editSchema, jsonOf), async (c) => {
      const edited = await write(() => store.edit(c.var.id, c.var.input.body, c.var.reader));
      if (!edited.ok) return errorResponse(c, edited.problem);
      events.upserted(edited.value);
      return c.json(edited.value);
    })

    .on(['PUT', 'DELETE'], '/likes', ofKnownPage, subject, async (c, next) => {
      if (likes === undefined) return next();
      const { page, input: liked, reader } = c.var;
      const count = await write(() => likes.set(page, liked, reader, c.req.method === 'PUT'));
      if (!count.ok) return errorResponse(c, count.problem);
      events.liked(page, { [liked]: count.value });
      return c.json(count.value);
    })

    .delete('/mine', async (c) => {
      const { uid } = c.var.reader;
      // Somebody else may have signed in since the question.
      if (c.req.query('of') !== uid) return errorResponse(c, { kind: 'forbidden' });
      const liked = likes?.by(uid) ?? [];
      for (const removed of await write(() => store.own.remove(uid))) events.removed(removed);
      for (const { page, subject } of liked) events.liked(page, { [subject]: 0, ...likes?.of([subject]) });
      return c.body(null, 204);
    })

    .delete('/:id', validId, async (c) => {
      const removed = await write(() => store.remove(c.var.id, c.var.reader));
      if (!removed.ok) return errorResponse(c, removed.problem);
      if (removed.value) removed.value.isHeld ? events.moderationChanged() : events.removed(removed.value);
      return c.body(null, 204);
    });
}

/** Answers with server-sent events about a page, or about all pages for the owner, to so many readers at one address. */
export function eventStream(events: CommentEvents, { streamsPerAddress }: Site['limits']) {
  const openStreams = new Map<string, number>();
  return (c: Context<ServerEnv & Partial<OfPage>>) => {
    const address = clientAddress(c);
    const open = openStreams.get(address) ?? 0;
    if (open >= streamsPerAddress) return errorResponse(c, { kind: 'rate-limited', retryAfterSeconds: 60 });
    c.header('Content-Type', 'text/event-stream; charset=utf-8');
    // nginx would hold the events back.
    c.header('X-Accel-Buffering', 'no');
    if (c.req.method === 'HEAD') return c.body(null);
    const stream = events.open(c.var.page, (end) => {
      const left = (openStreams.get(address) ?? 1) - 1;
      if (left > 0) openStreams.set(address, left);
      else openStreams.delete(address);
      if (end === 'lagged') c.env.outgoing?.destroy();
    });
    openStreams.set(address, open + 1);
    return c.body(stream);
  };
}

const json = 'application/json';
const jsonBody = (value: unknown) => compressedBody(JSON.stringify(value));
