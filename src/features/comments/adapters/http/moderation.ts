import type { Fetch } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import { commentListSchema, overviewSchema } from '../../model.ts';
import type { ModerationPort } from '../../port.ts';
import { ask } from './request.ts';

const api = '/api/moderation';
const nothingSchema = z.undefined();

/** Moderation on the embedded server. */
export function httpModeration(fetch: Fetch): ModerationPort {
  const post = (path: string, body?: unknown) => ask(fetch, 'POST', api + path, nothingSchema, body);
  return {
    searchesAll: true,
    overview: () => ask(fetch, 'GET', api, overviewSchema),
    comments({ search = '', by }, before) {
      const query = new URLSearchParams({ search, ...(by && { by }), ...(before && { before }) });
      return ask(fetch, 'GET', `${api}/comments?${query}`, commentListSchema);
    },
    approve: ({ id, body }) => post(`/approve/${id}`, { body }),
    ban: ({ id }) => post(`/ban/${id}`),
    unban: (uid) => post(`/unban/${encodeURIComponent(uid)}`),
    setHolding: (holdsNewcomers) => post('/holding', { holdsNewcomers }),
  };
}
