import type { Change, Draft, Task } from '../shared/task.ts';

/** Only what differs is sent: edits of other fields survive this one. */
export function changesIn(task: Task, draft: Draft): Change {
  const title = draft.title.trim();
  const notes = draft.notes.trim();
  return {
    ...(title !== task.title && { title }),
    ...(notes !== task.notes && { notes }),
  };
}
