import type { Fetch } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import { commentListSchema, commentSchema, overviewSchema } from '../../model.ts';
import type { ModerationPort } from '../../port.ts';
import { type EventStream, follow } from './events.ts';
import { ask, nothingSchema } from './request.ts';

const api = '/api/moderation';

export function httpModeration(fetch: Fetch, openEvents: (url: string) => EventStream): ModerationPort {
  const post = (path: string, body?: unknown) => ask(fetch, 'POST', api + path, nothingSchema, body);
  return {
    searchesAll: true,
    overview: () => ask(fetch, 'GET', api, overviewSchema),
    comments({ search = '', by }, before) {
      const query = new URLSearchParams({ search, ...(by && { by }), ...(before && { before }) });
      return ask(fetch, 'GET', `${api}/comments?${query}`, commentListSchema);
    },
    heldBy: (uid) => ask(fetch, 'GET', `${api}/held/${encodeURIComponent(uid)}`, z.array(commentSchema)),
    changes: (onChange) => follow(`${api}/events`, { revision: undefined }, openEvents, onChange),
    approve: ({ id }) => post(`/approve/${id}`),
    ban: ({ id: commentId, userId, username }) => post('/ban', { commentId, userId, username }),
    unban: (uid) => post(`/unban/${encodeURIComponent(uid)}`),
    setHolding: (holdsNewcomers) => post('/holding', { holdsNewcomers }),
  };
}
