/** Null for text that is not JSON. A byte order mark may be before it. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((each, key) => Object(each)[key], value);

/** Reads the text at a path in a value, as 'author.name'; '' if there is none. */
export const textAt = (value: unknown) => (path: string) => String(valueAt(value, path) ?? '');

/** A reader of that kind for each item of the list at a path. */
export const itemsAt = (value: unknown, path: string) => listAt(value, path).map(textAt);

export function listAt(value: unknown, path: string): readonly unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}
