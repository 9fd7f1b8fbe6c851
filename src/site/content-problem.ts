import type { z } from 'zod';

/** A mistake in what an owner wrote: where it is and how to fix it. */
export interface ContentProblem {
  /** 'site/articles/01-first/index.mdx' */
  readonly file: string;
  readonly line: number;
  readonly says: string;
}

/** Stops a build. The message has one sentence per mistake. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, line, says }) => `${file}:${line} ${says}`).join('\n'));
    this.problems = problems;
  }
}

/** Stops a build for what an owner's TypeScript file exports. Issues of a schema have a line each, after the first. */
export class SettingError extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(message: string, issues: readonly z.core.$ZodIssue[] = []) {
    super(message);
    this.issues = issues;
  }
}

/** A schema's issue in words. An unknown key is usually a misspelled one. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message;
  const keys = issue.keys.map((key) => `'${key}'`).join(', ');
  return `does not know ${keys}; remove it, or check its spelling`;
}

/** What to correct in a file: one line per mistake, with its place and the fix. */
export function corrections(
  file: string,
  { issues }: z.ZodError,
  where = (path: readonly PropertyKey[]) => path.join('.'),
): string {
  const sentences = issues.map((issue) => `  ${where(issue.path) || file}: ${sentenceOf(issue)}`);
  return `${file} needs a correction:\n${sentences.join('\n')}`;
}

/** Checks what an owner's file exports. Throws SettingError with one line per mistake. */
export function checked<T>(
  schema: z.ZodType<T>,
  value: unknown,
  file: string,
  where?: (path: readonly PropertyKey[]) => string,
): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new SettingError(corrections(file, parsed.error, where), parsed.error.issues);
}
