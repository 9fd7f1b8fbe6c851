import type { Comment } from '../src/comment.ts';
import type { DraftStorage } from '../src/drafts.ts';

const prefix = 'app:comment-section:';
export const commentsKey = `${prefix}comments`;
export const deletedKey = `${prefix}deleted`;

/** The ids of deleted comments, or null if that is not what is stored. */
export function readDeleted(stored: unknown): readonly string[] | null {
  const isList = Array.isArray(stored);
  return isList && stored.every((id) => typeof id === 'string')
    ? stored
    : null;
}

/** Kept comments, or null if that is not what is stored. */
export function readComments(stored: unknown): readonly Comment[] | null {
  return Array.isArray(stored) && stored.every(isComment) ? stored : null;
}

function isComment(value: unknown): value is Comment {
  // Each field is checked before it counts.
  const comment = value as Partial<Record<keyof Comment, unknown>> | null;
  return (
    [
      comment?.id,
      comment?.body,
      comment?.userId,
      comment?.username,
      comment?.pathName,
      comment?.parentId ?? '',
      comment?.editedAt ?? '',
    ].every((field) => typeof field === 'string') &&
    typeof comment?.createdAt === 'string' &&
    !Number.isNaN(Date.parse(comment.createdAt))
  );
}

/** Unsent text, under keys of this app. */
export const draftStorage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(prefix + key),
  setItem: (key, value) => sessionStorage.setItem(prefix + key, value),
  removeItem: (key) => sessionStorage.removeItem(prefix + key),
};

export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${prefix}draft:`)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, there are none.
  }
}
