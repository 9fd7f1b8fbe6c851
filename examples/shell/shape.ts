/** The fields of what is stored: each has to be checked. What isn't an object has none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isListOf = <Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] => Array.isArray(value) && value.every(isItem);
