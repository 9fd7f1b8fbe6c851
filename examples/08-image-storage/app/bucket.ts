/** A picture as it is kept. */
export interface Kept {
  readonly name: string;
  /** What it shows. Older pictures have none. */
  readonly alt?: string;
  readonly picture: Blob;
}

/** Where pictures are kept. Its methods reject when there is no room. */
export interface Bucket {
  all(): Promise<readonly Kept[]>;
  put(kept: Kept): Promise<unknown>;
  remove(name: string): Promise<unknown>;
}

export const maxBytes = 5 * 1024 * 1024;

/** What storage.rules allow: the second check, after the browser's own. */
export function mayBeKept(value: unknown): value is Kept {
  // Each field is checked before it counts.
  const kept = value as Partial<Record<keyof Kept, unknown>> | null;
  return (
    typeof kept?.name === 'string' &&
    /^[0-9]{13}-[0-9a-z]{8}$/.test(kept.name) &&
    ['string', 'undefined'].includes(typeof kept.alt) &&
    kept.picture instanceof Blob &&
    ['image/jpeg', 'image/svg+xml'].includes(kept.picture.type) &&
    kept.picture.size > 0 &&
    kept.picture.size <= maxBytes
  );
}
