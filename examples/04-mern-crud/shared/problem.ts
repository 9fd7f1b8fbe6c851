import { z } from 'zod';

// #region problem
/** Why a request failed, in words for the person who made it. */
export const problemSchema = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type Problem = z.infer<typeof problemSchema>;

export function problem(message: string): Problem {
  return { message, fields: {} };
}

export function invalid(error: z.ZodError): Problem {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (field !== '') fields[field] ??= message;
  }
  const whole = error.issues.find((issue) => issue.path.length === 0);
  return {
    message:
      whole?.message ??
      'Nothing was saved yet. Please look at the marked fields.',
    fields,
  };
}
// #endregion problem
