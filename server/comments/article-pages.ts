import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import {
  commentIdSchema,
  cursorSchema,
  type PagePath,
  pagePathSchema,
  type ThreadPage,
} from '#features/comments/model.ts';
import { server as words } from '#language';
import { askedForAgain, lockedDown } from '#lib/security-headers.ts';
import { clientAddress } from '#server/http/client.ts';
import { CompressedBody } from '#server/http/compressed-body.ts';
import type { ServerEnv } from '#server/http/env.ts';
import type { Limits } from '#server/http/limits.ts';
import { note, pageResponse } from '#server/pages/page.ts';
import type { SiteFiles } from '#server/site/build.ts';
import type { Manifest } from '#site/policy/manifest.ts';
import type { CommentsRenderer } from './renderer.ts';
import { cachedByRevision, type Revisions } from './revisions.ts';
import type { Threads } from './threads.ts';

interface Deps {
  readonly manifest: Pick<Manifest, 'articles' | 'contentSecurityPolicies'>;
  readonly files: SiteFiles;
  readonly renderer: CommentsRenderer;
  readonly threads: Threads;
  readonly revisions: Revisions;
  readonly limits: Pick<Limits, 'earlierComments'>;
}

/** Articles with their first comments in the HTML, and pages of earlier comments, for readers without JavaScript. */
export function articlePages({ manifest, files, renderer, threads, revisions, limits }: Deps) {
  const htmlOf = (path: string) => {
    const bytes = files.get(`${path}.html`);
    return bytes && new TextDecoder().decode(bytes);
  };
  const send = (c: Context, path: string, body: CompressedBody) => {
    c.header('Content-Security-Policy', manifest.contentSecurityPolicies[path] ?? lockedDown);
    c.header('Cache-Control', askedForAgain);
    return body.send(c, 'text/html; charset=utf-8');
  };

  const routes = new Hono<ServerEnv>();
  for (const page of manifest.articles.map((path) => pagePathSchema.parse(path))) {
    const morePath = `${page}/comments`;
    const article = htmlOf(page);
    const frame = htmlOf(morePath);
    if (article !== undefined) {
      const current = cachedByRevision(revisions, (_page: PagePath, revision) => {
        const first = { revision, threads: threads.page(page) };
        const html = renderer.withFirstComments(article, page, morePath, first);
        return new CompressedBody(html, { readOften: true });
      });
      routes.get(page, etag(), (c) => {
        const { revision, value } = current(page);
        c.header('ETag', `W/"${revision}"`);
        return send(c, page, value);
      });
    }
    if (frame !== undefined)
      routes.get(morePath, async (c) => {
        const asked = read(c, threads, page);
        if (asked === undefined) return c.redirect(`${page}#comments-heading`, 303);
        const wait = await limits.earlierComments(clientAddress(c));
        if (wait !== null) {
          c.header('Retry-After', String(wait));
          return pageResponse(c, tooMany, 429);
        }
        return send(c, morePath, new CompressedBody(renderer.withCommentPage(frame, page, morePath, asked)));
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

const tooMany = note(words.notNowHeading, words.tooManyPages, '', words.notNow);
