import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { comments as words } from '#language';
import { deleteComment, keepDeletion, undo } from '../conversation/outbox.ts';
import type { Deletion, State } from '../conversation/state.ts';
import { unsentStatus } from '../conversation/view.ts';
import { refusalMessage } from '../messages.ts';
import type { Comment, CommentId } from '../model.ts';
import { undoSeconds } from '../policy.ts';
import styles from './Comment.module.css';
import { commentAfter, useConversation, useFocusTarget, useNextFocus } from './conversation-context.ts';

export function DeleteButton({ comment }: { readonly comment: Comment }) {
  const { conversation } = useConversation();
  const onDelete = ({ detail }: MouseEvent) => {
    // The detail of a click: 0 by keyboard or screen reader, 2 at the end of a double click, perhaps on what gave way to this button.
    if (detail < 2 && confirm(words.confirmDelete)) deleteComment(conversation, comment, detail === 0);
  };
  return (
    <Button tone="quiet" onClick={onDelete}>
      {words.delete}
    </Button>
  );
}

/** Why an edit or a deletion failed. */
export function Failure({ id }: { readonly id: CommentId }) {
  const problem = useConversation().state.pending.get(id);
  if (problem?.kind !== 'failed') return null;
  return (
    <p role="alert" className={styles.problem}>
      {problem.to === 'edit' ? words.notSaved : words.notDeleted}{' '}
      {refusalMessage(problem.refusal, problem.to)}
    </p>
  );
}

/** Stands for a comment until the backend has deleted it, and brings it back as long as that is possible. */
export function UndoDeletion({ id }: { readonly id: CommentId }) {
  const { state } = useConversation();
  const row = useFocusTarget<HTMLParagraphElement>(`deleted ${id}`);
  useNextFocus(row, commentAfter);
  const deletion = state.deletions.find((each) => each.id === id && each.until > 0);
  return (
    <p ref={row} className={styles.tombstone} tabIndex={-1}>
      <Icon name="close" />
      {words.deletedComment}
      {deletion ? <UndoButton deletion={deletion} /> : <span aria-live="polite">{reason(state, id)}</span>}
    </p>
  );
}

/** What the deletion waits for. */
function reason(state: State, id: CommentId): string | null {
  const status = unsentStatus(state, id);
  if (status === 'sending') return null;
  if (status === 'signed-out') return words.deletionWaitsForSignIn;
  return status === 'limited' ? words.deletionWaits : words.waiting;
}

function UndoButton({ deletion }: { readonly deletion: Deletion }) {
  const { conversation } = useConversation();
  const { id } = deletion;
  const button = useFocusTarget<HTMLButtonElement>(`undo ${id}`);
  const [isFocused, setFocused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const isHeld = isFocused || isPointedAt;
  // While someone is at the button, its time starts over, so that nobody has to hurry (WCAG 2.2.1).
  const keep = useEffectEvent(() => keepDeletion(conversation, deletion));
  useEffect(() => {
    if (!isHeld) return;
    // Before the timer of the deletion itself, which `keep` sets: after a sleep, both are due.
    const timer = setInterval(keep, undoSeconds * 500);
    keep();
    return () => clearInterval(timer);
  }, [isHeld]);
  return (
    <Button
      ref={button}
      tone="quiet"
      onClick={() => undo(conversation, id)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      {words.undo}
    </Button>
  );
}
