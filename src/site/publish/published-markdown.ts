import type { SiteConfig } from '#site/config.ts';
import { parseMdx, withChildren } from '#site/content/mdx.ts';
import { illustration } from '#site/content/pictures.ts';
import { isPictureFile } from '#site/project.ts';
import type { Publication } from './feeds.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { type PublishedArticle, publishedArticles } from './published.ts';

/** An article's text as plain Markdown, with the pictures that this build makes of its files. */
export async function publishedMarkdown(
  { entry, folder, path }: PublishedArticle,
  host: string,
): Promise<string> {
  const mdx = entry.body ?? '';
  const files = withChildren(parseMdx(mdx))
    .flatMap((node) => (node.type === 'image' ? [node.url] : []))
    .filter((file) => file.startsWith('./') && isPictureFile(file));
  const pictures = await Promise.all(
    files.map(async (file) => {
      const picture = await illustration(file, `articles/${folder}/index.mdx`);
      return [file, typeof picture === 'string' ? picture : host + picture.src] as const;
    }),
  );
  return plainMarkdown(mdx, { address: host + path, pictures: new Map(pictures) });
}

export async function publication(site: SiteConfig): Promise<Publication> {
  const articles = (await publishedArticles(site)).map(async (article) => ({
    ...article,
    markdown: await publishedMarkdown(article, site.host),
  }));
  return { host: site.host, author: site.owner.name, articles: await Promise.all(articles) };
}
