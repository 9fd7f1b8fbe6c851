import { success } from '#lib/outcome.ts';
import type { Fetch } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import {
  commentSchema,
  likedSchema,
  ownCommentsSchema,
  type PagePath,
  postedSchema,
  replyPageSchema,
  threadPageSchema,
  threadSchema,
} from '../../model.ts';
import type { CommentsPort, LikesPort } from '../../port.ts';
import { type EventStream, follow, type Seen } from './events.ts';
import { ask, nothingSchema } from './request.ts';

const ownUrl = '/api/comments/mine';

/** Comments on the embedded server, over HTTP and server-sent events. */
export function httpComments(
  fetch: Fetch,
  openEvents: (url: string) => EventStream,
  hasLikes = false,
): CommentsPort {
  /** Of the page that is open. */
  const known: Seen = { revision: undefined };
  const url = (page: PagePath, path = '', query: Readonly<Record<string, string>> = {}) =>
    `/api/comments${path}?${new URLSearchParams({ page, ...query })}`;

  const likes: LikesPort = {
    mine: () => ask(fetch, 'GET', `${ownUrl}/likes`, z.array(likedSchema)),
    set: (page, of, isLiked) =>
      ask(fetch, isLiked ? 'PUT' : 'DELETE', url(page, '/likes', { of }), z.number()),
  };

  return {
    ...(hasLikes && { likes }),
    async threads(page, before) {
      const answer = await ask(fetch, 'GET', url(page, '', before && { before }), threadPageSchema);
      if (answer.ok && before === undefined) known.revision = answer.value.revision;
      return answer;
    },
    replies: (page, thread, after) =>
      ask(fetch, 'GET', url(page, `/${thread}/replies`, { after }), replyPageSchema),
    find: (page, id) => ask(fetch, 'GET', url(page, `/${id}`), threadSchema),
    changes(page, onChange, seen) {
      known.revision ??= seen;
      return follow(url(page, '/events'), known, openEvents, onChange);
    },
    post: (page, { id, body, parentId }) =>
      ask(fetch, 'POST', url(page), postedSchema, { id, body, parentId }),
    held: () => ask(fetch, 'GET', '/api/comments/held', z.array(commentSchema)),
    edit: (id, body) => ask(fetch, 'PATCH', `/api/comments/${id}`, commentSchema, { body }),
    remove: (id) => ask(fetch, 'DELETE', `/api/comments/${id}`, nothingSchema),
    own: (before) => ask(fetch, 'GET', `${ownUrl}${before ? `?before=${before}` : ''}`, ownCommentsSchema),
    async removeOwn(uid) {
      const of = new URLSearchParams({ of: uid });
      const outcome = await ask(fetch, 'DELETE', `${ownUrl}?${of}`, nothingSchema);
      return outcome.ok ? success(0) : outcome;
    },
  };
}
