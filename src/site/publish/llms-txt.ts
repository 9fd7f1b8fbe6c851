import { layout as words } from '#language';
import type { Article } from '#site/content/article.ts';

interface Site {
  readonly host: string;
  readonly owner: string;
  readonly description: string;
  readonly articles: readonly Article[];
  /** Pages besides the home page and articles. */
  readonly pages: readonly { readonly path: string; readonly title: string; readonly description: string }[];
}

/** What a language model should read, and where it is plain Markdown. Format: https://llmstxt.org */
export function llmsTxt({ host, owner, description, articles, pages }: Site): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')];
  const link = (title: string, path: string, says: string) => `- [${title}](${host}${path}): ${says}`;
  return `${[
    `# ${owner}`,
    `> ${description}`,
    ...list(
      words.posts,
      articles.map((each) => link(each.title, `${each.path}.md`, each.description)),
    ),
    ...list(
      words.elsewhere,
      pages.map((each) => link(each.title, each.path, each.description)),
    ),
  ].join('\n\n')}\n`;
}
