import type { z } from 'zod';

/** A mistake in what an owner wrote: where it is, and what to do about it. */
export interface ContentProblem {
  /** 'site/articles/01-first/index.mdx' */
  readonly file: string;
  readonly line: number;
  readonly says: string;
}

/** Stops a build with each mistake in a sentence of its own. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, line, says }) => `${file}:${line} ${says}`).join('\n'));
    this.problems = problems;
  }
}

/** What a schema found, for a person: an unknown key is most often a misspelled one. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message;
  const keys = issue.keys.map((key) => `'${key}'`).join(', ');
  return `does not know ${keys}; remove it, or check its spelling`;
}
