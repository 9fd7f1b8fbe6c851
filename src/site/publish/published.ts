import { type CollectionEntry, getCollection } from 'astro:content';
import { titleDrawing } from '#lib/title-drawing.ts';
import type { SiteConfig } from '#site/config.ts';
import { type Article, isPublished, newestFirst, type OwnPage } from '#site/content/article.ts';
import { parseMdx, withChildren } from '#site/content/mdx.ts';
import { illustration, type Picture } from '#site/content/pictures.ts';
import { readContent } from '#site/content/read-content.ts';
import type { Topic } from '#site/content/topics.ts';
import { isPictureFile } from '#site/project.ts';
import { siteTree } from '#site/site-tree.ts';
import { newestInFeed, type Publication } from './feeds.ts';
import { plainMarkdown } from './plain-markdown.ts';

interface Rendered {
  readonly entry: CollectionEntry<'documents'>;
}

export interface PublishedArticle extends Article, Rendered {
  /** Its cover: the name of a drawing, a drawing as SVG, or a picture. */
  readonly illustration: string | Picture;
  /** Resolves to its text as plain Markdown, with the pictures that this build makes of its files. */
  readonly plainText: () => Promise<string>;
}

/** Reads once in a build, because every page asks for all articles and none of them change. The first arguments decide. */
function onceInBuild<Arguments extends unknown[], Result>(read: (...given: Arguments) => Result) {
  let known: Result | undefined;
  return (...given: Arguments): Result => {
    if (import.meta.env.DEV) return read(...given);
    known ??= read(...given);
    return known;
  };
}

const written = onceInBuild(() => readContent(siteTree, import.meta.env.DEV));

/** The articles of this build, in the owner's order. */
export const publishedArticles = onceInBuild(readArticles);

type Site = Pick<SiteConfig, 'articleOrder' | 'host'>;

async function readArticles({ articleOrder, host }: Site): Promise<readonly PublishedArticle[]> {
  const articles = written().articles.filter((each) => import.meta.env.DEV || isPublished(each));
  const ordered = articleOrder === 'newest' ? newestFirst(articles) : articles;
  const found = await withEntries(ordered, ({ folder }) => `articles/${folder}/index`);
  return Promise.all(
    found.map(async (article) => ({
      ...article,
      illustration: article.cover
        ? await illustration(article.cover, `articles/${article.folder}/index.mdx`)
        : titleDrawing(article.title, article.tags),
      plainText: onceInBuild(() => plainText(article, host)),
    })),
  );
}

export interface PublishedPage extends OwnPage, Rendered {}

export const publishedPages = onceInBuild(
  (): Promise<readonly PublishedPage[]> => withEntries(written().pages, ({ name }) => `pages/${name}`),
);

/** In development, Astro notices a new file a moment later. */
async function withEntries<T>(found: readonly T[], idOf: (each: T) => string) {
  const entries = new Map((await getCollection('documents')).map((entry) => [entry.id, entry]));
  return found.flatMap((each) => {
    const entry = entries.get(idOf(each));
    return entry ? [{ ...each, entry }] : [];
  });
}

async function plainText({ entry, folder, path }: Article & Rendered, host: string): Promise<string> {
  const mdx = entry.body ?? '';
  const root = parseMdx(mdx);
  const files = withChildren(root)
    .flatMap((node) => (node.type === 'image' ? [node.url] : []))
    .filter((file) => file.startsWith('./') && isPictureFile(file));
  const pictures = await Promise.all(
    files.map(async (file) => {
      const picture = await illustration(file, `articles/${folder}/index.mdx`);
      return [file, typeof picture === 'string' ? picture : host + picture.src] as const;
    }),
  );
  return plainMarkdown(mdx, { address: host + path, pictures: new Map(pictures) }, root);
}

export async function publication(site: SiteConfig, topic?: Topic<PublishedArticle>): Promise<Publication> {
  const newest = newestInFeed(topic?.articles ?? (await publishedArticles(site)));
  const articles = newest.map(async (article) => ({ ...article, markdown: await article.plainText() }));
  return { host: site.host, author: site.owner.name, topic, articles: await Promise.all(articles) };
}
