import type { Person, Post } from '../post.ts';

export const ada: Person = { uid: 'ada', name: 'Ada' };
export const ben: Person = { uid: 'ben', name: 'Ben' };

/** A post of Ada's without votes, with whatever a test cares about changed. */
export function post(id: string, changes: Partial<Post> = {}): Post {
  return {
    id,
    text: `This is ${id}.`,
    userId: ada.uid,
    username: ada.name,
    createdAt: '2026-01-01T12:00:00.000Z',
    upvotes: [],
    downvotes: [],
    ...changes,
  };
}
