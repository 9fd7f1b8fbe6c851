import type { Outcome as AnyOutcome } from '#lib/outcome.ts';
import { z } from '#lib/schema.ts';
import { commentSchema, type PagePath } from '../model.ts';
import type { CommentsPort, Outcome, Refusal } from '../port.ts';
import { type EventStream, follow, type Presence } from './http-live.ts';
import { ask, type Fetch } from './http-wire.ts';
import { type Change, liveList } from './live-list.ts';

const listSchema = z.object({ comments: z.array(commentSchema) });
const nothingSchema = z.undefined();
const alwaysSeen: Presence = { isSeen: () => true, watch: () => () => {} };

/** Comments on the embedded server, over HTTP and server-sent events. */
export function httpComments(wire: {
  readonly fetch: Fetch;
  readonly openEvents: (url: string) => EventStream;
  readonly presence?: Presence;
}): CommentsPort {
  const watched = new Set<{ readonly page: PagePath; readonly change: (change: Change) => void }>();
  const of = (page: PagePath) => `/api/comments?page=${encodeURIComponent(page)}`;

  /** One's own writes are seen at once; the event that tells of them changes nothing more. */
  const reflected = <Value>(page: PagePath, outcome: Outcome<Value>, change: (value: Value) => Change) => {
    if (outcome.ok) {
      const told = change(outcome.value);
      for (const list of watched) if (list.page === page) list.change(told);
    }
    return outcome;
  };

  return {
    watch(page, onChange) {
      const list = liveList(async () => {
        const answer = await ask(wire.fetch, 'GET', of(page), listSchema);
        return answer.ok ? { ok: true, value: answer.value.comments } : answer;
      }, onChange);
      const lost = (problem: Refusal): AnyOutcome<never, Refusal> => ({ ok: false, problem });
      const entry = { page, change: list.change };
      watched.add(entry);
      const stop = follow(
        page,
        list,
        wire.openEvents,
        (refusal) => onChange(lost(refusal)),
        wire.presence ?? alwaysSeen,
      );
      return () => {
        watched.delete(entry);
        stop();
      };
    },
    async post(page, { id, body, parentId }) {
      const posted = await ask(wire.fetch, 'POST', of(page), commentSchema, { id, body, parentId });
      return reflected(page, posted, (comment) => ({ kind: 'kept', comment }));
    },
    async edit(page, id, body) {
      const edited = await ask(wire.fetch, 'PATCH', `/api/comments/${id}`, commentSchema, { body });
      return reflected(page, edited, (comment) => ({ kind: 'kept', comment }));
    },
    async remove(page, id) {
      const removed = await ask(wire.fetch, 'DELETE', `/api/comments/${id}`, nothingSchema);
      return reflected(page, removed, () => ({ kind: 'removed', id }));
    },
  };
}
