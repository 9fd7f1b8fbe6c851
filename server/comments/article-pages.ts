import { type Context, Hono } from 'hono';
import {
  type CommentId,
  type Cursor,
  commentIdSchema,
  cursorSchema,
  type PagePath,
  pagePathSchema,
  type ThreadPage,
} from '#features/comments/model.ts';
import { CompressedBody } from '#server/http/compressed-body.ts';
import { preferred } from '#server/http/encoding.ts';
import { isKnown } from '#server/http/etag.ts';
import type { SiteFile, SiteFiles } from '#server/site/files.ts';
import type { CommentsRenderer } from './renderer.ts';
import type { Revisions } from './revisions.ts';
import type { Threads } from './threads.ts';

interface Deps {
  readonly articles: readonly string[];
  readonly files: SiteFiles;
  readonly renderer: CommentsRenderer;
  readonly threads: Threads;
  readonly revisions: Revisions;
}

interface Rendered {
  readonly revision: string;
  readonly answer: CompressedBody;
}

/** Articles with their first comments in the HTML, and pages of earlier comments, for readers without JavaScript. */
export function commentPages({ articles, files, renderer, threads, revisions }: Deps) {
  const cached = new Map<PagePath, Rendered>();

  /** Rendered and compressed once, until a comment changes. */
  const article = (page: PagePath, file: SiteFile): Rendered => {
    const revision = revisions.of(page);
    const known = cached.get(page);
    if (known?.revision === revision) return known;
    const first = { revision, threads: threads.page(page) };
    const html = renderer.withFirstComments(textOf(file), page, pagesPath(page), first);
    const fresh = { revision, answer: new CompressedBody(html, 11) };
    cached.set(page, fresh);
    return fresh;
  };

  const routes = new Hono();
  for (const page of articles.map((path) => pagePathSchema.parse(path))) {
    const file = files.byPath.get(page);
    const frame = files.byPath.get(pagesPath(page));
    if (file)
      routes.get(page, (c) => {
        const { revision, answer } = article(page, file);
        return send(c, file, answer, `W/"${file.hash}-${revision}"`);
      });
    if (frame)
      routes.get(pagesPath(page), (c) => {
        const asked = read(c, threads, page);
        if (asked === undefined) return c.redirect(`${page}#comments-heading`, 303);
        const html = renderer.withCommentPage(textOf(frame), page, pagesPath(page), asked);
        return send(c, frame, new CompressedBody(html));
      });
  }
  return routes;
}

const pagesPath = (page: PagePath) => `${page}/comments`;
const textOf = (file: SiteFile) => new TextDecoder().decode(file.bytes);

/** What `?before=` or `?thread=&after=` asks for; undefined where that is nothing. */
function read(c: Context, threads: Threads, page: PagePath): ThreadPage | undefined {
  const before = cursorSchema.safeParse(c.req.query('before'));
  if (before.success) return threads.page(page, before.data);
  const thread = commentIdSchema.safeParse(c.req.query('thread'));
  const after = cursorSchema.safeParse(c.req.query('after'));
  return thread.success && after.success ? repliesAfter(threads, page, thread.data, after.data) : undefined;
}

/** One thread with the replies after a cursor. */
function repliesAfter(
  threads: Threads,
  page: PagePath,
  id: CommentId,
  after: Cursor,
): ThreadPage | undefined {
  const thread = threads.find(page, id);
  if (thread === undefined) return undefined;
  const { replies, next } = threads.replies(page, id, after);
  const more = next === null ? 0 : threads.countReplies(page, id, next);
  return {
    threads: [{ ...thread, replies: [...replies], more, next }],
    next: null,
    total: threads.total(page),
  };
}

async function send(c: Context, file: SiteFile, answer: CompressedBody, etag?: string) {
  c.header('Content-Security-Policy', file.policy);
  c.header('Cache-Control', file.cacheControl);
  c.header('Vary', 'Accept-Encoding');
  if (etag !== undefined) c.header('ETag', etag);
  if (etag !== undefined && isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  c.header('Content-Type', file.type);
  const encoding = preferred(c.req.header('accept-encoding'));
  if (encoding === undefined) return c.body(answer.plain);
  c.header('Content-Encoding', encoding);
  return c.body(await answer.in(encoding));
}
