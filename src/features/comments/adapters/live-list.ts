import { success } from '#lib/outcome.ts';
import type { Comment, CommentId } from '../model.ts';
import type { Outcome } from '../port.ts';

export type Change =
  | { readonly kind: 'kept'; readonly comment: Comment }
  | { readonly kind: 'removed'; readonly id: CommentId };

type Comments = readonly Comment[];

/**
 * One page's comments, kept in step with two sources that overtake each other: whole lists and single changes.
 * A change that comes while a list is on its way is applied at once and again to that list.
 */
export function liveList(
  load: () => Promise<Outcome<Comments>>,
  onChange: (seen: Outcome<Comments>) => void,
) {
  let shown: Map<CommentId, Comment> | undefined;
  let sinceAsked: Change[] | undefined;
  let round = 0;
  let isStopped = false;
  // An id is never used twice, so what was removed stays removed, whatever an older message says.
  const removed = new Set<CommentId>();

  const say = () => {
    if (shown && !isStopped) onChange(success([...shown.values()]));
  };
  const apply = (change: Change) => {
    if (change.kind === 'removed') shown?.delete(change.id);
    else if (!removed.has(change.comment.id)) shown?.set(change.comment.id, change.comment);
  };

  return {
    /** Asks for the whole list. True when it came. */
    async refresh(): Promise<boolean> {
      const mine = ++round;
      const changes: Change[] = [];
      sinceAsked = changes;
      const answer = await load();
      // A list that was asked for before the latest one is good enough only while there is nothing to show.
      if (isStopped || (mine !== round && shown)) return true;
      if (mine === round) sinceAsked = undefined;
      if (!answer.ok) {
        if (mine === round) onChange(answer);
        return false;
      }
      shown = new Map(answer.value.map((comment) => [comment.id, comment]));
      for (const id of removed) shown.delete(id);
      for (const change of changes) apply(change);
      say();
      return true;
    },
    change(change: Change): void {
      if (change.kind === 'removed') removed.add(change.id);
      sinceAsked?.push(change);
      apply(change);
      say();
    },
    /** From here on, lists that are still on their way are ignored. */
    stop(): void {
      isStopped = true;
    },
  };
}
