import type { Change, Draft } from '../shared/task.ts';

/** Only what differs is sent: edits of other fields survive this one. */
export function changesIn(
  before: Pick<Draft, 'title' | 'notes'>,
  draft: Draft,
): Change {
  const title = draft.title.trim();
  const notes = draft.notes.trim();
  return {
    ...(title !== before.title && { title }),
    ...(notes !== before.notes && { notes }),
  };
}

