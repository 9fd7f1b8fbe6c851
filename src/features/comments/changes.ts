import { type DeskStore, noted } from './desk-state.ts';
import type { Drafts } from './drafts.ts';
import { refocus } from './interaction.ts';
import type { Comment, CommentId, PagePath } from './model.ts';
import type { CommentsPort } from './port.ts';
import { patiently } from './sender.ts';

/** Edits and removals: shown at once, and taken back with the reason when the backend refuses them. */
export function openChanges({
  page,
  port,
  drafts,
  desk,
  isGone,
  onGone,
  onRemoved,
  onSignedOut,
}: {
  readonly page: PagePath;
  readonly port: CommentsPort;
  readonly drafts: Drafts;
  readonly desk: DeskStore;
  readonly isGone: (id: CommentId) => boolean;
  /** An edit is refused, and its comment is gone. */
  readonly onGone: (id: CommentId) => void;
  readonly onRemoved: (id: CommentId) => void;
  readonly onSignedOut: () => void;
}) {
  return {
    /** When it is refused, the form opens again with the text and the reason, unless there is no place for it any more. */
    async save({ id }: Comment, text: string): Promise<void> {
      const before = desk.read();
      const body = text.trim();
      desk.set({
        edits: new Map(before.edits).set(id, body),
        notes: noted(before.notes, id, null),
        focus: refocus(before.focus, { type: 'sent', from: { kind: 'editing', id } }),
        target: { id: `edit-${id}` },
        said: '',
      });
      const outcome = await patiently(port.edit(page, id, body));
      const now = desk.read();
      const edits = new Map(now.edits);
      edits.delete(id);
      if (outcome.ok) {
        drafts.forget(`edit:${id}`);
        return desk.set({ edits, said: 'Your change is saved.' });
      }
      if (outcome.problem.kind === 'signed-out') onSignedOut();
      if (isGone(id)) {
        desk.set({ edits });
        return onGone(id);
      }
      const focus = refocus(now.focus, { type: 'edit-refused', id });
      // No form is shown to somebody who is signed out.
      const back = outcome.problem.kind === 'signed-out' ? `comment-${id}` : `box-edit:${id}`;
      desk.set({
        edits,
        focus,
        notes: noted(now.notes, id, { of: 'edit', refusal: outcome.problem }),
        target: focus === now.focus ? now.target : { id: back },
      });
    },

    /** `next` is where the keyboard goes. */
    async remove({ id }: Comment, next: string): Promise<void> {
      const before = desk.read();
      desk.set({
        removed: new Set(before.removed).add(id),
        notes: noted(before.notes, id, null),
        target: { id: next },
        said: '',
      });
      const outcome = await patiently(port.remove(page, id));
      onRemoved(id);
      // What is already gone has been removed as asked.
      if (outcome.ok || outcome.problem.kind === 'not-found') {
        // In another tab its text may be under way: that is not given up with it.
        if (!drafts.begun().includes(`edit:${id}`)) drafts.forget(`edit:${id}`);
        return desk.set({ said: 'Your comment is deleted.' });
      }
      if (outcome.problem.kind === 'signed-out') onSignedOut();
      const now = desk.read();
      const removed = new Set(now.removed);
      removed.delete(id);
      desk.set({ removed, notes: noted(now.notes, id, { of: 'removal', refusal: outcome.problem }) });
    },
  };
}
