import { fieldsOf, isListOf, isText } from '../../shell/shape.ts';
import type { Comment } from '../src/comment.ts';
import type { DraftStorage } from '../src/drafts.ts';

const prefix = 'app:comment-section:';
export const commentsKey = `${prefix}comments`;
export const deletedKey = `${prefix}deleted`;

/** The ids of deleted comments, or null if that is not what is stored. */
export const readDeleted = (stored: unknown) =>
  isListOf(stored, isText) ? stored : null;

/** Kept comments, or null if that is not what is stored. */
export const readComments = (stored: unknown) =>
  isListOf(stored, isComment) ? stored : null;

function isComment(value: unknown): value is Comment {
  const comment = fieldsOf(value);
  const { id, body, userId, username, pathName, createdAt } = comment;
  const { parentId, editedAt } = comment;
  return (
    [id, body, userId, username, pathName].every(isText) &&
    [parentId ?? '', editedAt ?? ''].every(isText) &&
    isText(createdAt) &&
    !Number.isNaN(Date.parse(createdAt))
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
