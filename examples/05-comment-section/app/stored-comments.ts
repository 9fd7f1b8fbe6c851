import type { Comment } from '../src/comment.ts';
import type { DraftStorage } from '../src/drafts.ts';

const prefix = 'app:comment-section:';
export const commentsKey = `${prefix}comments`;

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
    ].every((field) => typeof field === 'string') &&
    typeof comment?.createdAt === 'string' &&
    !Number.isNaN(Date.parse(comment.createdAt))
  );
}

/** Unsent text, under keys of this app. */
export const draftStorage: DraftStorage = {
  getItem: (key) => localStorage.getItem(prefix + key),
  setItem: (key, value) => localStorage.setItem(prefix + key, value),
  removeItem: (key) => localStorage.removeItem(prefix + key),
};

export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${prefix}draft:`)) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, there are none.
  }
}
