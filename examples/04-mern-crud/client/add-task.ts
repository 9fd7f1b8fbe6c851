import type { Draft, Task } from '../shared/task.ts';
import type { Answer, TasksApi } from './api.ts';
import { changesIn } from './changes.ts';

// #region add
/**
 * Adds tasks so that a retry can't do harm. When the answer to a draft is
 * lost, the next attempt sends the same draft again, and then what the
 * person has corrected since, as a change.
 */
export function taskAdder(
  api: TasksApi,
): (draft: Draft) => Promise<Answer<Task>> {
  const sent = new Map<string, Draft>();

  return async (draft) => {
    const first = sent.get(draft.id) ?? draft;
    sent.set(draft.id, first);
    const added = await api.add(first);
    if (!added.ok) {
      // Refused: nothing was stored, so the next attempt starts over.
      if (added.status >= 400 && added.status < 500) sent.delete(draft.id);
      return added;
    }
    const change = changesIn(first, draft);
    const isCorrected = Object.keys(change).length > 0;
    const answer = isCorrected ? await api.change(draft.id, change) : added;
    if (answer.ok) sent.delete(draft.id);
    return answer;
  };
}
// #endregion add
