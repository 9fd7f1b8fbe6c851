import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Context, Hono } from 'hono';
import {
  commentIdSchema,
  cursorSchema,
  type PagePath,
  pagePathSchema,
  type ThreadPage,
} from '#features/comments/model.ts';
import { server as words } from '#language';
import type { PackedFiles } from '#lib/packed-files.ts';
import { denyAll, noCache } from '#lib/security-headers.ts';
import { compressedBody, madeOnRequest } from '#server/http/compressed-body.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { note, pageResponse, unavailable } from '#server/pages/page.ts';
import { sentByRevision } from './revisions.ts';
import type { CommentsSite } from './routes.ts';
import type { Threads } from './threads.ts';

/** The module that the build makes of src/features/comments/ui/render.tsx. */
export interface CommentsRenderer {
  withFirstComments(html: string, page: PagePath, pagesPath: string | null, first: ThreadPage): string;
  withCommentPage(html: string, page: PagePath, pagesPath: string, threads: ThreadPage): string;
}

/** Loads it from a built site; undefined when there is none, as in development. */
export async function loadRenderer(builtRoot: string): Promise<CommentsRenderer | undefined> {
  const file = resolve(join(builtRoot, 'comments/render.js'));
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}

/** Articles with their first comments in the HTML, and pages of earlier comments, for readers without JavaScript. */
export function articlePages(
  { manifest, threads, events: { revisions }, limits }: Omit<CommentsSite, 'signedIn'>,
  files: PackedFiles,
  renderer: CommentsRenderer,
) {
  const htmlOf = (path: string) => new TextDecoder().decode(files.read(`${path}.html`));
  const setPolicy = (c: Context, path: string) =>
    c.header('Content-Security-Policy', manifest.contentSecurityPolicies[path] ?? denyAll);

  const made = madeOnRequest(limits.earlierComments, (c, refusal) => {
    if (refusal.kind === 'not-found')
      return c.redirect(c.req.path.replace(/\/comments$/, '#comments-heading'), 303);
    return refusal.kind === 'rate-limited'
      ? pageResponse(c, tooMany, 429)
      : pageResponse(c, unavailable, 503);
  });

  const addresses = new Map(
    manifest.articles.map((path) => [pagePathSchema.parse(manifest.movedComments[path] ?? path), path]),
  );
  const sendArticle = sentByRevision(revisions, html, (page: PagePath, revision) => {
    const path = addresses.get(page) ?? page;
    const first = { ...threads.page(page), revision };
    return compressedBody(
      renderer.withFirstComments(htmlOf(path), page, `${path}/comments`, first),
      () => revisions.of(page) === revision,
    );
  });

  const routes = new Hono<ServerEnv>();
  for (const [page, path] of addresses) {
    const morePath = `${path}/comments`;
    routes.get(path, (c) => {
      setPolicy(c, path);
      return sendArticle(c, page);
    });
    routes.get(morePath, (c) => {
      setPolicy(c, morePath);
      c.header('Cache-Control', noCache);
      return made(c, `${revisions.of(page)} ${c.req.url}`, html, () => {
        const asked = read(c, threads, page);
        return asked && compressedBody(renderer.withCommentPage(htmlOf(morePath), page, morePath, asked));
      });
    });
  }
  return routes;
}

/** The threads that `?before=` or `?thread=&after=` asks for; undefined for anything else. */
function read(c: Context, threads: Threads, page: PagePath): ThreadPage | undefined {
  const before = cursorSchema.safeParse(c.req.query('before'));
  if (before.success) return threads.page(page, before.data);
  const thread = commentIdSchema.safeParse(c.req.query('thread'));
  const after = cursorSchema.safeParse(c.req.query('after'));
  return thread.success && after.success ? threads.pageOfReplies(page, thread.data, after.data) : undefined;
}

const html = 'text/html; charset=utf-8';
const tooMany = note(words.notNowHeading, words.tooManyPages, '', words.notNow);
