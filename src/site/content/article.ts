import { z } from 'zod';
import { daySchema, today } from './day.ts';
import { titleAndDescription } from './setting.ts';

/** Addresses that the site and the server use. */
const takenSlugs =
  '404 api apps auth downloads feed healthz index list livez moderation offline og posts privacy-policy sitemap subscribe tags'.split(
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
  /** How long it takes to build what a tutorial teaches, in minutes. */
  build: z.int('must be a whole number of minutes').positive('must be a whole number of minutes').optional(),
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

/** Front matter of pages/<address>.mdx. */
export const pageSchema = z.strictObject({
  ...titleAndDescription,
  /** Adds it to the header. */
  navigation: z.boolean('must be true or false').default(false),
  /** Shown only by `npm run dev`. */
  draft: z.boolean('must be true or false').default(false),
  /** The drawing in its open-graph image, a file in src/design/drawings. */
  cover: z.string().default('cover'),
});

export interface Article extends FrontMatter {
  /** '05-comment-section'. */
  readonly folder: string;
  /** '/blogpost5', or by its slug '/comment-section'. */
  readonly path: string;
}

/** A page of the owner's: pages/uses.mdx is '/uses', pages/work/shop.mdx is '/work/shop'. */
export interface OwnPage extends z.infer<typeof pageSchema> {
  /** 'uses', 'work/shop'. */
  readonly name: string;
  readonly path: string;
}

export const numberOf = (folder: string) => Number.parseInt(folder, 10);

/** '05-comment-section' → '/blogpost5', or by its slug. */
export const articlePath = (folder: string, slug: string | undefined) =>
  `/${slug ?? `blogpost${numberOf(folder)}`}`;

/** Whether visitors see it: drafts and future articles are shown only by `npm run dev`. */
export const isPublished = ({ draft, published }: FrontMatter, day = today()) =>
  !draft && published.iso <= day;

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
