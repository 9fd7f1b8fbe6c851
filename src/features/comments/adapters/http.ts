import type { Fetch } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import { commentSchema, type PagePath, replyPageSchema, threadPageSchema, threadSchema } from '../model.ts';
import type { Change, CommentsPort } from '../port.ts';
import { type EventStream, follow, type Presence } from './http-live.ts';
import { SeenRevision } from './http-revision.ts';
import { ask } from './http-wire.ts';

const nothingSchema = z.undefined();
const alwaysSeen: Presence = { isSeen: () => true, watch: () => () => {} };

/** The first comments of a page that came with its HTML, and the revision that they are of. */
export interface SeenPage {
  readonly page: PagePath;
  readonly revision: string;
}

interface Watcher {
  readonly page: PagePath;
  readonly onChange: (change: Change) => void;
}

/** Comments on the embedded server, over HTTP and server-sent events. */
export function httpComments(wire: {
  readonly fetch: Fetch;
  readonly openEvents: (url: string) => EventStream;
  readonly presence?: Presence;
  readonly seen?: SeenPage;
}): CommentsPort {
  const { fetch, openEvents, presence = alwaysSeen, seen } = wire;
  const revisions = new Map<PagePath, SeenRevision>();
  const watchers = new Set<Watcher>();

  const revisionOf = (page: PagePath) => {
    const known = revisions.get(page) ?? new SeenRevision(seen?.page === page ? seen.revision : undefined);
    revisions.set(page, known);
    return known;
  };
  const url = (page: PagePath, path = '', query: Readonly<Record<string, string>> = {}) =>
    `/api/comments${path}?${new URLSearchParams({ page, ...query })}`;

  /** The newest threads. What changed between the opening of the stream and this answer is heard of after it. */
  const firstPage = async (page: PagePath) => {
    let etag: string | null = null;
    const answer = await ask(
      async (path, init) => {
        const response = await fetch(path, init);
        etag = response.headers.get('etag');
        return response;
      },
      'GET',
      url(page),
      threadPageSchema,
    );
    // Without an ETag, which a proxy may take away, no revision is the same as another.
    if (answer.ok && revisionOf(page).firstPageCame(revisionIn(etag))) setTimeout(() => tellStale(page));
    return answer;
  };
  const tellStale = (page: PagePath) => {
    for (const watcher of watchers) if (watcher.page === page) watcher.onChange({ kind: 'stale' });
  };

  return {
    isLiveForAll: true,
    threads: (page, before) =>
      before === undefined ? firstPage(page) : ask(fetch, 'GET', url(page, '', { before }), threadPageSchema),
    replies: (page, thread, after) =>
      ask(fetch, 'GET', url(page, `/${thread}/replies`, { after }), replyPageSchema),
    find: (page, id) => ask(fetch, 'GET', url(page, `/${id}`), threadSchema),
    changes(page, onChange) {
      const watcher = { page, onChange };
      watchers.add(watcher);
      const stop = follow(url(page, '/events'), revisionOf(page), { openEvents, presence, onChange });
      return () => {
        watchers.delete(watcher);
        stop();
      };
    },
    post: (page, { id, body, parentId }) =>
      ask(fetch, 'POST', url(page), commentSchema, { id, body, parentId }),
    edit: (_page, id, body) => ask(fetch, 'PATCH', `/api/comments/${id}`, commentSchema, { body }),
    remove: (_page, id) => ask(fetch, 'DELETE', `/api/comments/${id}`, nothingSchema),
  };
}

/** What stands between the quotation marks of an ETag, weak or not. */
function revisionIn(etag: string | null): string {
  return /^(?:W\/)?"(.*)"$/.exec(etag ?? '')?.[1] ?? '';
}
