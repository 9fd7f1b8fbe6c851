import { z } from './schema.ts';

/** Parses JSON. Null when the text is not JSON, or doesn't match the schema. */
export function parseJson<Value>(
  schema: z.core.$ZodType<Value>,
  text: string | null | undefined,
): Value | null {
  try {
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
