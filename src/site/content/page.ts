import { z } from 'zod';
import { slugSchema } from './article.ts';
import { ContentError } from './content-problem.ts';
import { titleAndDescription } from './setting.ts';

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

/** Throws ContentError for a page, pages/<name>.mdx, whose address is taken. */
export function checkAddress(name: string, articles: readonly string[]): void {
  const slug = slugSchema.safeParse(name);
  if (!slug.success) throw wrong(name, `is named after its address, which ${slug.error.issues[0]?.message}`);
  if (articles.includes(`/${name}`))
    throw wrong(name, `is /${name}, as an article is: give one of them another name`);
}

const wrong = (name: string, says: string) =>
  new ContentError([{ file: `pages/${name}.mdx`, line: 1, says }]);
