/** As much of a stored post as a vote is about. */
export interface StoredPost {
  readonly text: string;
  readonly upvotes: unknown;
  readonly downvotes: unknown;
}

/** Firestore's arrayUnion, as data. */
export interface Union {
  readonly arrayUnion: readonly string[];
}

/**
 * An update as data, so that the same one can be sent to Firestore and to a
 * post in memory.
 */
export type Change = Readonly<
  Record<string, string | number | readonly string[] | Union>
>;

export const union = (...arrayUnion: readonly string[]): Union => ({
  arrayUnion,
});

export function isUnion(value: Change[string]): value is Union {
  return typeof value === 'object' && 'arrayUnion' in value;
}

export function changed(post: StoredPost, change: Change): StoredPost {
  const fields: Record<string, unknown> = { ...post };
  for (const [field, value] of Object.entries(change))
    fields[field] = isUnion(value)
      ? [...new Set([...listOf(fields[field]), ...value.arrayUnion])]
      : value;
  return { ...post, ...fields };
}

/** A field that is no list counts as empty, as it does for arrayUnion. */
export function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** The change as somebody would write it in code. */
export function codeOf(change: Change): string {
  const fields = Object.entries(change).map(([field, value]) => {
    const code = isUnion(value)
      ? `arrayUnion(${value.arrayUnion.map(literal).join(', ')})`
      : literal(value);
    return `${field}: ${code}`;
  });
  return `{ ${fields.join(', ')} }`;
}

function literal(value: string | number | readonly string[]): string {
  if (typeof value === 'object')
    return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}
