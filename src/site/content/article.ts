import { z } from 'zod';
import { ContentError } from './content-problem.ts';
import { daySchema } from './day.ts';
import { titleAndDescription } from './setting.ts';

/** Addresses that the site and the server use. */
const takenSlugs =
  '404 api apps auth feed healthz index list livez moderation offline og oidc posts privacy-policy sitemap subscribe tags'.split(
    ' ',
  );

/** The last part of an address. */
export const slugSchema = z
  .string()
  .max(60, 'must have at most 60 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters, digits and single hyphens, as in 'my-first-app'")
  .refine((slug) => !takenSlugs.includes(slug), 'is the address of another page; choose another one');

/** Front matter of articles/<nn-slug>/index.mdx. */
export const articleSchema = z.strictObject({
  ...titleAndDescription,
  /** 2026-11-20, or 'November 20, 2026' to be shown as written. A future date publishes with the first build after it. */
  published: daySchema,
  updated: daySchema.optional(),
  /** Reading time in minutes. */
  minutes: z.int('must be a whole number of minutes').positive('must be a whole number of minutes'),
  /** Shown only by `npm run dev`. */
  draft: z.boolean('must be true or false').default(false),
  /** The address: 'my-first-app' is /my-first-app. Without one, it comes from the folder's number: /blogpost10. */
  slug: slugSchema.optional(),
  /** A picture in its folder, './shop.png', or the name of a drawing. */
  cover: z.string().default('cover'),
  /** Each tag has a page. */
  tags: z
    .array(z.string('must be words').trim().min(1, 'is empty').max(40, 'has more than 40 characters'), {
      error: 'must be a list, as in [Firebase, CSS]',
    })
    .default([]),
});
type FrontMatter = z.infer<typeof articleSchema>;

export interface Article extends FrontMatter {
  /** '05-comment-section'. */
  readonly folder: string;
  /** '/blogpost5', or by its slug '/comment-section'. */
  readonly path: string;
}

function numberOf(folder: string): number {
  const number = Number.parseInt(folder, 10);
  if (number > 0) return number;
  throw wrong(
    folder,
    "is in a folder without a number: begin the folder's name with one, as in 10-my-article",
  );
}

const wrong = (folder: string, says: string) =>
  new ContentError([{ file: `articles/${folder}/index.mdx`, line: 1, says }]);

/** '05-comment-section' → '/blogpost5', or by its slug. */
export function articlePath(folder: string, slug: string | undefined): string {
  return `/${slug ?? `blogpost${numberOf(folder)}`}`;
}

interface Choice {
  /** The day of the build, '2026-11-20'. */
  readonly today: string;
  /** Shows drafts and articles with a future date. */
  readonly isPreview: boolean;
}

/** The articles to show, in the order of their numbers. Throws if two share an address. */
export function articlesOf(
  sources: readonly { readonly folder: string; readonly data: FrontMatter }[],
  { today, isPreview }: Choice,
): readonly Article[] {
  const articles = sources
    .filter(({ data }) => isPreview || (!data.draft && data.published.iso <= today))
    .map(({ folder, data }) => ({
      ...data,
      folder,
      path: articlePath(folder, data.slug),
    }))
    .sort((a, b) => numberOf(a.folder) - numberOf(b.folder));
  const byPath = new Map<string, string>();
  for (const { folder, path } of articles) {
    const other = byPath.get(path);
    if (other !== undefined)
      throw wrong(folder, `is ${path}, as articles/${other} is: give one of them another number or slug`);
    byPath.set(path, folder);
  }
  return articles;
}

/** Newest first. On the same day, the higher number comes first. */
export function newestFirst<A extends Article>(articles: readonly A[]): readonly A[] {
  return articles.toSorted(
    (a, b) => b.published.iso.localeCompare(a.published.iso) || numberOf(b.folder) - numberOf(a.folder),
  );
}

/** The page of a tag: 'Web & CSS' → '/tags/web-css'. Tags that differ only in case or punctuation share a page. */
export function tagPath(tag: string): string {
  const words = tag.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['tag'];
  return `/tags/${words.join('-')}`;
}
