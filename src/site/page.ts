import { z } from 'zod';
import { slugSchema } from './article.ts';
import { ContentError } from './content-problem.ts';

/** Front matter of pages/<address>.mdx. */
export const pageSchema = z.strictObject({
  title: z.string('is missing').trim().min(1, 'is empty'),
  /** One or two sentences for search engines and shared links. */
  description: z
    .string('is missing')
    .trim()
    .min(50, 'needs at least 50 characters')
    .max(200, 'has more than 200 characters; search engines show no more'),
  /** Adds it to the header. */
  navigation: z.boolean().default(false),
  /** Shown only by `npm run dev`. */
  draft: z.boolean().default(false),
  /** The drawing in its open-graph image, a file in src/design/drawings. */
  cover: z.string().default('cover'),
});

export type PageFrontMatter = z.output<typeof pageSchema>;

/** An owner's page: pages/uses.mdx is '/uses'. */
export interface Page extends PageFrontMatter {
  readonly path: string;
}

interface Source {
  /** The file name without its extension: 'uses'. */
  readonly name: string;
  readonly data: PageFrontMatter;
}

interface Choice {
  readonly articles: readonly string[];
  /** Shows drafts. */
  readonly isPreview: boolean;
}

/** The pages to show. Throws ContentError for an address that is taken. */
export function pagesOf(sources: readonly Source[], { articles, isPreview }: Choice): readonly Page[] {
  return sources
    .map(({ name, data }) => ({ ...data, path: pathOf(name, articles) }))
    .filter(({ draft }) => isPreview || !draft);
}

function pathOf(name: string, articles: readonly string[]): string {
  const slug = slugSchema.safeParse(name);
  if (!slug.success) throw wrong(name, `is named after its address, which ${slug.error.issues[0]?.message}`);
  if (articles.includes(`/${name}`))
    throw wrong(name, `is /${name}, as an article is: give one of them another name`);
  return `/${name}`;
}

const wrong = (name: string, says: string) =>
  new ContentError([{ file: `pages/${name}.mdx`, line: 1, says }]);
