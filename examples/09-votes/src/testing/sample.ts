import type { Draft, Person, Post } from '../post.ts';

export const ada: Person = { uid: 'ada', name: 'Ada' };
export const ben: Person = { uid: 'ben', name: 'Ben' };
export const cleo: Person = { uid: 'cleo', name: 'Cleo' };

export function draft(text: string, id = crypto.randomUUID()): Draft {
  return { id, text };
}

/** A post of Cleo's without votes, with whatever a test cares about changed. */
export function post(id: string, changes: Partial<Post> = {}): Post {
  return {
    id,
    text: `This is ${id}.`,
    userId: cleo.uid,
    username: cleo.name,
    createdAt: '2026-01-01T12:00:00.000Z',
    upvotes: [],
    downvotes: [],
    isPending: false,
    ...changes,
  };
}
