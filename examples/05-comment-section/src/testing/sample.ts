import type { Comment, Person } from '../comment.ts';

export const page = '/blogpost5';
export const ada: Person = { uid: 'ada', name: 'Ada' };
export const ben: Person = { uid: 'ben', name: 'Ben' };

/** One of Ada's comments, with the changes that a test needs. */
export function comment(
  id: string,
  minute: number,
  changes: Partial<Comment> = {},
): Comment {
  return {
    id,
    body: `This is ${id}.`,
    parentId: null,
    userId: ada.uid,
    username: ada.name,
    createdAt: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
    editedAt: null,
    pathName: page,
    ...changes,
  };
}

/** What a tab keeps until it is reloaded. */
export function memoryStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
}
