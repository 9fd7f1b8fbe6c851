import { z } from 'zod';

/** 'March 28, 2022' → the day it names, at midnight UTC. */
export function dayOf(text: string): Date {
  return new Date(`${text} UTC`);
}

/** 'March 28, 2022' → '2022-03-28', as machines read it. */
export function isoDay(text: string): string {
  return dayOf(text).toISOString().slice(0, 10);
}

const day = z
  .string()
  .refine(
    (text) => !Number.isNaN(dayOf(text).valueOf()),
    "must be a day as it should read, for example 'March 28, 2022'",
  );

/** Front matter of articles/<nn-slug>/index.mdx. */
export const articleSchema = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences for the card, search engines and shared links. */
  description: z.string().min(50).max(200),
  /** Written as it is shown: 'March 28, 2022'. */
  published: day,
  updated: day.optional(),
  /** Reading time in minutes. */
  minutes: z.int().positive(),
});
export type Article = z.infer<typeof articleSchema>;

/** '05-comment-section' → 5. Throws on a folder whose name has no number. */
export function articleNumber(folder: string): number {
  const number = Number.parseInt(folder, 10);
  if (number > 0) return number;
  throw new Error(
    `articles/${folder}: the folder's name must begin with the article's number, as in 10-my-article`,
  );
}

/** '05-comment-section' → '/blogpost5'. Throws on a folder whose name has no number. */
export function articlePath(folder: string): string {
  return `/blogpost${articleNumber(folder)}`;
}

export function byNumber(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10);
}

/** The folders of articles by their numbers. Throws when two have the same, because both would be one page. */
export function articlesInOrder(folders: readonly string[]): readonly string[] {
  const ordered = [...folders].sort(byNumber);
  ordered.forEach((folder, at) => {
    const before = ordered[at - 1];
    if (before !== undefined && articlePath(before) === articlePath(folder)) {
      throw new Error(
        `articles/${before} and articles/${folder} are both ${articlePath(folder)}: give one of them another number`,
      );
    }
  });
  return ordered;
}
