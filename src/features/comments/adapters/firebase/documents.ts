import { z } from '#lib/schema.ts';
import { type Comment, commentSchema, type Tombstone, tombstoneSchema } from '../../model.ts';

// How comments are stored in Firestore: collection `comments`, document id = `id`, the eight fields and nothing else; and
// `tombstones`, document id = `id` of a deleted top-level comment, with its page and its time.
// Wire format of values: https://firebase.google.com/docs/firestore/reference/rest/v1/Value

const valueSchema = z.union([z.object({ stringValue: z.string() }), z.object({ nullValue: z.null() })]);

/** The comment in a document, or null. One document that can't be read must not hide the others. */
export const commentIn = (data: unknown): Comment | null => commentSchema.safeParse(data).data ?? null;

/** The tombstone in a document, or null. */
export const tombstoneIn = (data: unknown): Tombstone | null => tombstoneSchema.safeParse(data).data ?? null;

/** The document that a deleted top-level comment leaves. */
export function tombstoneOf({ id, pathName, createdAt }: Comment): Tombstone {
  return { id, pathName, createdAt };
}

/** A document's fields as REST sends them, as plain values. What is neither a string nor null becomes undefined. */
export function plainFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, wrapped]) => {
      const value = valueSchema.safeParse(wrapped);
      if (!value.success) return [name, undefined];
      return [name, 'stringValue' in value.data ? value.data.stringValue : null];
    }),
  );
}
