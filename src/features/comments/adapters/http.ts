import { z } from '#lib/schema.ts';
import { type Comment, type CommentId, commentSchema, type PagePath } from '../model.ts';
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
  const watched = new Set<{ readonly page: PagePath; readonly list: ReturnType<typeof liveList> }>();
  const of = (page: PagePath) => `/api/comments?page=${encodeURIComponent(page)}`;

  /** One's own writes are seen at once; the event that tells of them changes nothing more. */
  const reflected = async <Value>(
    page: PagePath,
    id: CommentId,
    write: Promise<Outcome<Value>>,
    change: (value: Value) => Change,
  ) => {
    const tell = [...watched].filter((each) => each.page === page).map(({ list }) => list.begin(id));
    const outcome = await write;
    if (outcome.ok) for (const answered of tell) answered(change(outcome.value));
    return outcome;
  };
  const kept = (comment: Comment): Change => ({ kind: 'kept', comment });

  return {
    watch(page, onChange) {
      const list = liveList(async () => {
        const answer = await ask(wire.fetch, 'GET', of(page), listSchema);
        return answer.ok ? { ok: true, value: answer.value.comments } : answer;
      }, onChange);
      const lost = (problem: Refusal): Outcome<never> => ({ ok: false, problem });
      const entry = { page, list };
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
    post(page, { id, body, parentId }) {
      const posted = ask(wire.fetch, 'POST', of(page), commentSchema, { id, body, parentId });
      return reflected(page, id, posted, kept);
    },
    edit(page, id, body) {
      const edited = ask(wire.fetch, 'PATCH', `/api/comments/${id}`, commentSchema, { body });
      return reflected(page, id, edited, kept);
    },
    remove(page, id) {
      const removed = ask(wire.fetch, 'DELETE', `/api/comments/${id}`, nothingSchema);
      return reflected(page, id, removed, () => ({ kind: 'removed', id }));
    },
  };
}
