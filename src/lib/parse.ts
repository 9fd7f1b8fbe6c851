import type { z } from './schema.ts';

/** Parses JSON. Null when the text is not JSON, or doesn't match the schema. */
export function parseJson<Value>(
  schema: z.ZodMiniType<Value>,
  text: string | null | undefined,
): Value | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
