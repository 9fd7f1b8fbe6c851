import { newCommentId, type Person } from './comment.ts';
import { formKey, type OpenForm } from './open-form.ts';

/** Unsent text. It keeps its id through every attempt. */
export interface SavedDraft {
  readonly id: string;
  readonly body: string;
}

/** The part of `sessionStorage` that drafts need. */
export type DraftStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem'
>;

/**
 * Each tab has its own, so two tabs don't send two texts under one id.
 * Only a duplicated tab begins with a copy.
 * Naming `sessionStorage` throws in a browser that forbids it.
 */
export const browserStorage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

// #region saved
/** Who writes, and where. */
interface Place {
  readonly me: Person | null;
  readonly pathName: string;
}

/** One draft for each person, page and form. */
export function draftKey({ me, pathName }: Place, form: OpenForm): string {
  return `draft:${me?.uid}:${pathName}:${formKey(form)}`;
}

export function readDraft(
  key: string,
  storage = browserStorage,
): SavedDraft | null {
  try {
    const saved: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isSavedDraft(saved) ? saved : null;
  } catch {
    return null;
  }
}

/** Saves text for later, or removes the entry if the text is empty. */
export function saveDraft(
  key: string,
  draft: SavedDraft,
  storage = browserStorage,
): void {
  try {
    if (draft.body === '') storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the text is still in the box.
  }
}
// #endregion saved

export function emptyDraft(body = ''): SavedDraft {
  return { id: newCommentId(), body };
}

function isSavedDraft(value: unknown): value is SavedDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'body' in value &&
    typeof value.id === 'string' &&
    typeof value.body === 'string'
  );
}
