import { join } from 'node:path';
import { hasDatabase, openAsItIs } from '#server/db/open.ts';
import { query } from '#server/db/query.ts';
import { commentsAddress } from '#site/content/article.ts';
import { readContent } from '#site/content/read-content.ts';
import { counted } from '../terminal-layout.ts';
import type { Finding } from './sources.ts';

/** Comments in the server's database that no article shows, because it moved without an alias. */
export function storedCommentFindings(tree: string, dataDir: string): readonly Finding[] {
  if (!hasDatabase(dataDir)) return [];
  const { articles } = readContent(tree);
  const shown = new Set(articles.map(commentsAddress));
  const db = openAsItIs(dataDir, { readOnly: true });
  const stored = query<{ path: string; count: number }>(
    db,
    'SELECT path_name AS path, count(*) AS count FROM comments GROUP BY path_name ORDER BY path_name',
  ).all();
  db.close();
  return stored
    .filter(({ path }) => !shown.has(path))
    .map(({ path, count }): Finding => {
      const article = articles.find((each) => each.path === path || each.aliases.includes(path));
      const file = join(tree, article ? `articles/${article.folder}/index.mdx` : 'articles');
      const says = article
        ? `shows the comments of ${commentsAddress(article)}, the first of its aliases, but not ${counted(count, 'comment')} of ${path}: move that alias behind ${path}, or to redirects in site.config.ts`
        : `has no article at ${path}, which has ${counted(count, 'comment')}: begin the aliases of the article that moved with it, or delete them at /moderation`;
      return { kind: 'error', file, line: 1, says };
    });
}
