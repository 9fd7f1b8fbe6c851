import type { z } from './schema.ts';

/** JSON as `schema` describes it, or null when the text is no JSON or describes something else. */
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
