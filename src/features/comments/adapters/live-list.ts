import { success } from '#lib/outcome.ts';
import type { Comment, CommentId } from '../model.ts';
import type { Outcome } from '../port.ts';

export type Change =
  | { readonly kind: 'kept'; readonly comment: Comment }
  | { readonly kind: 'removed'; readonly id: CommentId };

type Comments = readonly Comment[];

/**
 * One page's comments, kept in step with sources that overtake each other: whole lists, single changes that the backend
 * tells of, and the answers to one's own writes. What comes while a list is on its way is applied at once and again to
 * that list.
 */
export function liveList(
  load: () => Promise<Outcome<Comments>>,
  onChange: (seen: Outcome<Comments>) => void,
) {
  let shown: Map<CommentId, Comment> | undefined;
  let sinceAsked: (() => void)[] | undefined;
  let round = 0;
  let isStopped = false;
  // What was removed stays removed, whatever an older message says. Should a stranger use its id again, a reload shows it.
  const removed = new Set<CommentId>();
  // When each comment was last heard of, counted in steps: an answer to a write that began before is old.
  const heard = new Map<CommentId, number>();
  let step = 0;
  const hear = (id: CommentId) => heard.set(id, ++step);

  const say = () => {
    if (shown && !isStopped) onChange(success([...shown.values()]));
  };
  const apply = (change: Change) => {
    if (change.kind === 'removed') shown?.delete(change.id);
    else if (!removed.has(change.comment.id)) shown?.set(change.comment.id, change.comment);
  };
  const change = (change: Change) => {
    if (change.kind === 'removed') removed.add(change.id);
    else hear(change.comment.id);
    sinceAsked?.push(() => apply(change));
    apply(change);
    say();
  };

  return {
    /** Asks for the whole list. True when it came. */
    async refresh(): Promise<boolean> {
      const mine = ++round;
      const changes: (() => void)[] = [];
      sinceAsked = changes;
      const answer = await load();
      // A list that was asked for before the latest one is good enough only while there is nothing to show.
      if (isStopped || (mine !== round && shown)) return true;
      if (mine === round) sinceAsked = undefined;
      if (!answer.ok) {
        if (mine === round) onChange(answer);
        return false;
      }
      const before = shown;
      shown = new Map(answer.value.map((comment) => [comment.id, comment]));
      for (const id of removed) shown.delete(id);
      for (const again of changes) again();
      for (const id of new Set([...shown.keys(), ...(before?.keys() ?? [])])) {
        if (shown.get(id)?.body !== before?.get(id)?.body) hear(id);
      }
      say();
      return true;
    },
    change,
    /**
     * Begins a write of one's own, and gives what its answer is told to. An answer may be late: what was heard of the
     * comment since the write began is at least as new.
     */
    begin(id: CommentId): (answer: Change) => void {
      const began = ++step;
      const before = shown?.get(id)?.body;
      return (answer) => {
        if (answer.kind === 'removed') return change(answer);
        if ((heard.get(id) ?? 0) > began) return;
        heard.set(id, began);
        sinceAsked?.push(() => {
          if (shown?.get(id)?.body === before) apply(answer);
        });
        apply(answer);
        say();
      };
    },
    /** From here on, lists that are still on their way are ignored. */
    stop(): void {
      isStopped = true;
    },
  };
}
