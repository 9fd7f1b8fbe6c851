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

/** A mistake in what an owner's TypeScript file exports. */
export interface SettingMistake {
  /** Of the key that is wrong. */
  readonly path: readonly PropertyKey[];
  /** Begins with the key: 'owner.email: must be an e-mail address'. */
  readonly says: string;
}

/** Stops a build for what an owner's TypeScript file exports. The message has a line per mistake, after the first. */
export class SettingError extends Error {
  override name = 'SettingError';
  readonly mistakes: readonly SettingMistake[];

  constructor(file: string, mistakes: readonly SettingMistake[]) {
    super([`${file} needs a correction:`, ...mistakes.map(({ says }) => says)].join('\n  '));
    this.mistakes = mistakes;
  }
}

const kinds: Readonly<Record<string, string>> = {
  array: "must be a list, as in ['one', 'two']",
  boolean: 'must be true or false',
  object: 'must be settings between braces',
  record: 'must be settings between braces',
  string: 'must be text: put it in quotes',
};

/** What is said where a schema has no words of its own: the library's are a developer's. An unknown key is usually a misspelled one. */
const error: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'is missing' : kinds[issue.expected];
  if (issue.code !== 'unrecognized_keys') return undefined;
  const keys = issue.keys.map((key) => `'${key}'`).join(', ');
  return `does not know ${keys}; remove it, or check its spelling`;
};

export const parsed = <T>(schema: z.ZodType<T>, value: unknown) => schema.safeParse(value, { error });

/** Checks what an owner's file exports. Throws SettingError with every mistake. */
export function checked<T>(
  schema: z.ZodType<T>,
  value: unknown,
  file: string,
  nameOf = (path: readonly PropertyKey[]) => path.join('.'),
): T {
  const result = parsed(schema, value);
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => ({
    path: issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path,
    says: [nameOf(issue.path), issue.message].filter(Boolean).join(': '),
  }));
  throw new SettingError(file, mistakes);
}
