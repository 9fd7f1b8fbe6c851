import type { CommentId } from '../model.ts';
import { type State, type Step, step } from './state.ts';
import { allThreads, withoutComment } from './thread-list.ts';

/** Asks for the newest threads. What changes while they are on their way is asked for once more. */
export function reloaded(state: State): Step {
  if (state.loading !== 'no') return step({ ...state, loading: 'twice' });
  return step({ ...state, loading: 'once' }, { kind: 'load-page' });
}

/** Where a comment belongs to what was never loaded, the backend counts, and says what its thread looks like now. */
export function unclear(
  state: State,
  { id, parentId }: { readonly id: CommentId; readonly parentId: CommentId | null },
): Step {
  const asked = reloaded(state);
  const isInSight = allThreads(state.list).some((thread) => thread.id === parentId);
  return isInSight ? step(asked.state, ...asked.effects, { kind: 'find', id }) : asked;
}

export function commentRemoved(state: State, id: CommentId): Step {
  const { list, isKnown } = withoutComment(state.list, id);
  const next = { ...state, list };
  return isKnown || !state.hasLoaded ? step(next) : reloaded(next);
}
