import { comments as words } from '#language';
import type { Comment, CommentId } from '../model.ts';
import { undoSeconds } from '../policy.ts';
import { deletionPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import type { Deletion } from './state.ts';

/**
 * From here on the comment is off the screen. It is deleted when nobody has undone that in time, or when the page is left. Only
 * the keyboard gets to Undo itself, which stops the time until the focus leaves it.
 */
export function remove(
  conversation: Conversation,
  { id, pathName }: Pick<Comment, 'id' | 'pathName'>,
  isByKeyboard: boolean,
): void {
  if (!conversation.state.reader) return;
  conversation.setPending(id, { kind: 'deleting' });
  keepDeletion(conversation, { id, pathName, userId: conversation.state.reader.uid });
  conversation.set({
    focus: `${isByKeyboard ? 'undo' : 'deleted'} ${id}`,
    message: words.canBeUndone(undoSeconds),
  });
}

/** Keeps a deletion, with the whole time to undo it. */
export function keepDeletion(conversation: Conversation, deletion: Omit<Deletion, 'until'>): void {
  const kept: Deletion = { ...deletion, until: Date.now() + undoSeconds * 1000 };
  conversation.store.set(deletionPrefix + deletion.id, JSON.stringify(kept));
}

export function undo(conversation: Conversation, id: CommentId): void {
  conversation.setPending(id);
  conversation.store.remove(deletionPrefix + id);
  conversation.set({ focus: `comment ${id}`, message: words.undone });
}
