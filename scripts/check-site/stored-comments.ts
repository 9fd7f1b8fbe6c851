import { join } from 'node:path';
import { withDatabase, withDataDir } from '#server/db/data-dir.ts';
import { databaseFile, hasDatabase } from '#server/db/open.ts';
import { query } from '#server/db/query.ts';
import { commentsAddress } from '#site/content/article.ts';
import { ContentError } from '#site/content/content-problem.ts';
import { readContent } from '#site/content/read-content.ts';
import { counted } from '../terminal-layout.ts';
import type { Finding } from './sources.ts';

/** What is wrong between the articles and the server's database. If that can't be read, the rest is checked all the same. */
export function storedCommentFindings(tree: string, dataDir: string): readonly Finding[] {
  try {
    return withDataDir(dataDir, () => (hasDatabase(dataDir) ? commentsWithoutPage(tree, dataDir) : []));
  } catch (error) {
    // Mistakes in the articles are findings already.
    if (error instanceof ContentError) return [];
    const says = `was not compared with the articles: ${error instanceof Error ? error.message : error}`;
    return [{ kind: 'warning', file: databaseFile(dataDir), line: 1, says }];
  }
}

/** Comments that no article shows, because it moved without an alias. */
function commentsWithoutPage(tree: string, dataDir: string): readonly Finding[] {
  const { articles } = readContent(tree);
  const shown = new Set(articles.map(commentsAddress));
  const counts =
    'SELECT path_name AS path, count(*) AS count FROM comments GROUP BY path_name ORDER BY path_name';
  const stored = withDatabase(dataDir, { readOnly: true }, (db) =>
    query<{ path: string; count: number }>(db, counts).all(),
  );
  return stored
    .filter(({ path }) => !shown.has(path))
    .map(({ path, count }): Finding => {
      const article = articles.find((each) => each.path === path || each.aliases.includes(path));
      const file = article?.file ?? join(tree, 'articles');
      const says = article
        ? `shows the comments of ${commentsAddress(article)}, the first of its aliases, but not ${counted(count, 'comment')} of ${path}: put that alias after ${path}, or to redirects in site.config.ts`
        : `has no article at ${path}, which has ${counted(count, 'comment')}: make that the first alias of the article that moved, or delete them at /moderation`;
      return { kind: 'error', file, line: 1, says };
    });
}
