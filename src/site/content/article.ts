import { z } from 'zod';
import { maxPathLength, oldPathPattern, pathPattern, plainPath } from '#lib/page-path.ts';
import { folderNameOf } from '#lib/plain-letters.ts';
import { daySchema, today } from './day.ts';
import { titleAndDescription } from './setting.ts';

/** Addresses that the site and the server use, and how their other addresses begin. */
const taken = /^\/(404|feed|healthz|index|livez|moderation|offline|posts|privacy-policy|sitemap|subscribe)$/;
const takenFolders = /^\/(api|apps|auth|downloads|list|og|tags)(\/|$)/;

/** The address of an article or a page. An article has more at its address with /comments and /files. */
export const pathSchema = z
  .string("must be an address, as in '/2021/my-first-app'")
  .overwrite((path) => path.replace(/(.)\/$/, '$1'))
  .max(maxPathLength, `must have at most ${maxPathLength} characters`)
  .regex(
    pathPattern,
    "must be small letters, digits and single hyphens between slashes, as in '/2021/my-first-app'; any other old address is for aliases",
  )
  .refine(
    (path) => !taken.test(path) && !takenFolders.test(path) && !/\/(comments|files|index)$/.test(path),
    'is the address of another page; choose another one',
  );

/** Where an article or a page is, and the addresses that it had before, oldest first. They lead to it. */
const addresses = {
  path: pathSchema.optional(),
  aliases: z
    .array(
      z
        .string("must be an address, as in '/2021/old-address'")
        .regex(
          oldPathPattern,
          "must be an address on this site, as in '/2021/old-address.html', without ? and #, and with every letter as itself",
        )
        .overwrite(plainPath),
      { error: 'must be a list, as in [/2021/old-address]' },
    )
    .default([]),
};

const minutes = z.int('must be a whole number of minutes').positive('must be a whole number of minutes');
const words = (most: number) =>
  z.string('must be words').trim().min(1, 'is empty').max(most, `has more than ${most} characters`);

/** Front matter of articles/<nn-slug>/index.mdx. */
export const articleSchema = z.strictObject({
  ...titleAndDescription,
  /** 2026-11-20, or 'November 20, 2026' to be shown as written. A future date publishes with the first build from then on. */
  published: daySchema,
  updated: daySchema.optional(),
  /** Reading time in minutes. */
  minutes,
  /** How long it takes to build what a tutorial teaches, in minutes. */
  build: minutes.optional(),
  /** Shown only by `npm run dev`. */
  draft: z.boolean().default(false),
  /** Without an address, it comes from the folder's number: /blogpost10. */
  ...addresses,
  /** The address without its slash, as earlier versions had it. */
  slug: z
    .string()
    .transform((slug) => `/${slug}`)
    .pipe(pathSchema)
    .optional(),
  /** A picture in its folder, './shop.png', or the name of a drawing. Without it, the title is drawn. */
  cover: z.string().optional(),
  /** Whether readers can comment on it. */
  comments: z.boolean().default(true),
  /** The same name in all parts of a series. */
  series: words(80).optional(),
  /** Each tag has a page. */
  tags: z.array(words(40), 'must be a list, as in [Firebase, CSS]').default([]),
});
type FrontMatter = z.infer<typeof articleSchema>;

/** Front matter of pages/<address>.mdx. */
export const pageSchema = z.strictObject({
  ...titleAndDescription,
  ...addresses,
  /** Adds it to the header. */
  navigation: z.boolean().default(false),
  draft: z.boolean().default(false),
  /** The drawing in its open-graph image, a file in src/design/drawings. Without it, the title is drawn. */
  cover: z.string().optional(),
});

export interface Article extends FrontMatter {
  /** '05-comment-section'. */
  readonly folder: string;
  /** '/blogpost5', or what its front matter says. */
  readonly path: string;
}

/** A page of the owner's: pages/uses.mdx is '/uses', pages/work/shop.mdx is '/work/shop'. */
export interface OwnPage extends z.infer<typeof pageSchema> {
  /** 'uses', 'work/shop'. */
  readonly name: string;
  readonly path: string;
}

export const folderOf = (number: number, title: string) =>
  `${String(number).padStart(2, '0')}-${folderNameOf(title)}`;

export const numberOf = (folder: string) => Number.parseInt(folder, 10);

/** '05-comment-section' → '/blogpost5', or what its front matter says. */
export const articlePath = (folder: string, { path, slug }: Pick<FrontMatter, 'path' | 'slug'>) =>
  path ?? slug ?? `/blogpost${numberOf(folder)}`;

/** The address that an article's comments are stored under: its first, so that they stay with it when it moves. */
export const commentsAddress = ({ path, aliases }: Pick<Article, 'path' | 'aliases'>) =>
  aliases.find((alias) => pathSchema.safeParse(alias).success) ?? path;

/** Whether visitors see it: drafts and future articles are shown only by `npm run dev`. */
export const isPublished = ({ draft, published }: FrontMatter, day = today()) =>
  !draft && published.iso <= day;

/** Newest first. On the same day, the higher number comes first. */
export function newestFirst<A extends Article>(articles: readonly A[]): readonly A[] {
  return articles.toSorted(
    (a, b) => b.published.iso.localeCompare(a.published.iso) || numberOf(b.folder) - numberOf(a.folder),
  );
}

export const postsOnPage = 50;

/** Each year with its posts, in their order, where one page would be too long for all of them. */
export const postsByYear = <A extends Article>(posts: readonly A[]): ReadonlyMap<string, readonly A[]> =>
  posts.length > postsOnPage ? Map.groupBy(posts, ({ published }) => published.iso.slice(0, 4)) : new Map();

/** The page of a tag: 'Web & CSS' → '/tags/web-css'. Tags that differ only in case or punctuation share a page. */
export const tagPath = (tag: string) => topicPath('tags', tag);

export function topicPath(folder: 'tags' | 'series', name: string): string {
  const words = name
    .normalize()
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? ['tag'];
  return `/${folder}/${words.join('-')}`;
}
