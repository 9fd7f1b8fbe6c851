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
  const list = (title: string, items: Site['pages'], ending = '') =>
    items.length === 0
      ? ''
      : `\n## ${title}\n\n${items.map((each) => `- [${each.title}](${host}${each.path}${ending}): ${each.description}\n`).join('')}`;
  return `# ${owner}\n\n> ${description}\n${list(words.posts, articles, '.md')}${list(words.elsewhere, pages)}`;
}
