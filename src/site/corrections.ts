import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** What to correct in a file, in one sentence for each mistake: where it is, then the fix. */
export function corrections(
  file: string,
  { issues }: z.ZodError,
  where = (path: Path) => path.join('.'),
): string {
  const sentences = issues.map((issue) => `  ${where(issue.path) || file}: ${sentence(issue)}`);
  return `${file} needs a correction:\n${sentences.join('\n')}`;
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message;
  return `does not know ${issue.keys.map((key) => `'${key}'`).join(', ')}; remove it, or check its spelling`;
}
