import { z } from 'zod';
import { slugSchema } from './article.ts';
import { ContentError, sentenceOf } from './content-problem.ts';

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

/** An owner's page: pages/uses.mdx is '/uses'. */
export interface Page extends z.output<typeof pageSchema> {
  readonly path: string;
}

interface Source {
  /** The file name without its extension: 'uses'. */
  readonly name: string;
  readonly data: unknown;
}

interface Choice {
  readonly articles: readonly string[];
  /** Shows drafts. */
  readonly isPreview: boolean;
}

/** The pages to show. Throws ContentError. */
export function pagesOf(sources: readonly Source[], { articles, isPreview }: Choice): readonly Page[] {
  const pages = sources.map(({ name, data }) => {
    const parsed = pageSchema.safeParse(data);
    if (parsed.success) return { ...parsed.data, path: pathOf(name, articles) };
    throw wrong(
      name,
      ...parsed.error.issues.map((issue) => {
        const key = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
        return key + sentenceOf(issue);
      }),
    );
  });
  return pages.filter(({ draft }) => isPreview || !draft);
}

const wrong = (name: string, ...sentences: readonly string[]) =>
  new ContentError(sentences.map((says) => ({ file: `pages/${name}.mdx`, line: 1, says })));

function pathOf(name: string, articles: readonly string[]): string {
  const slug = slugSchema.safeParse(name);
  if (!slug.success) throw wrong(name, `is named after its address, which ${slug.error.issues[0]?.message}`);
  if (articles.includes(`/${name}`))
    throw wrong(name, `is /${name}, as an article is: give one of them another name`);
  return `/${name}`;
}
