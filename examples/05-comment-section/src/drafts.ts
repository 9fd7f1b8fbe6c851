import { newCommentId } from './comment.ts';

// #region kept
/** Unsent text. It keeps its id through every attempt. */
export interface Kept {
  readonly id: string;
  readonly body: string;
}

export function readDraft(key: string, storage?: Storage): Kept | null {
  try {
    // Naming localStorage is enough to throw where it is forbidden.
    const found = (storage ?? localStorage).getItem(key);
    const kept: unknown = JSON.parse(found ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps text for later, or removes the entry if the text is empty. */
export function keepDraft(
  key: string,
  kept: Kept,
  storage?: Storage,
): void {
  try {
    const to = storage ?? localStorage;
    if (kept.body === '') to.removeItem(key);
    else to.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the text is still in the box.
  }
}
// #endregion kept

export function forgetDraft(key: string, storage?: Storage): void {
  keepDraft(key, emptyDraft(), storage);
}

export function emptyDraft(body = ''): Kept {
  return { id: newCommentId(), body };
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'body' in value &&
    typeof value.id === 'string' &&
    typeof value.body === 'string'
  );
}
