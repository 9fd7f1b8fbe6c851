import type { z } from 'zod';
import { sentenceOf } from './content-problem.ts';

type Path = readonly PropertyKey[];

/** What to correct in a file, in one sentence for each mistake: where it is, then the fix. */
export function corrections(
  file: string,
  { issues }: z.ZodError,
  where = (path: Path) => path.join('.'),
): string {
  const sentences = issues.map((issue) => `  ${where(issue.path) || file}: ${sentenceOf(issue)}`);
  return `${file} needs a correction:\n${sentences.join('\n')}`;
}
