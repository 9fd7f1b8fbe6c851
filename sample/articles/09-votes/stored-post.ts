import { listOf, type StoredPost } from '../../../examples/09-votes/src/playground/changes.ts';

/** As much of a document as votes are about. */
export const fields = ['text', 'upvotes', 'downvotes'] as const;

export function rowOf({ text, upvotes, downvotes }: StoredPost): readonly string[] {
  return [text, shown(upvotes), shown(downvotes)];
}

const shown = (value: unknown) => (Array.isArray(value) ? `[${listOf(value).join(', ')}]` : String(value));
