import { layout as words } from '#language';
import type { SiteConfig } from '#site/config.ts';

type Listed = Readonly<Record<'path' | 'title' | 'description', string>>;

/** What a language model should read, and where it is plain Markdown. Format: https://llmstxt.org */
export function llmsTxt(
  { host, owner }: Pick<SiteConfig, 'host' | 'owner'>,
  description: string,
  articles: readonly Listed[],
  pages: readonly Listed[],
): string {
  const list = (title: string, items: readonly Listed[], ending = '') =>
    items.length === 0
      ? ''
      : `\n## ${title}\n\n${items.map((each) => `- [${each.title}](${host}${each.path}${ending}): ${each.description}\n`).join('')}`;
  return `# ${owner.name}\n\n> ${description}\n${list(words.posts, articles, '.md')}${list(words.elsewhere, pages)}`;
}
