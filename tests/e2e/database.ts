import { DatabaseSync } from 'node:sqlite';
import { draftSchema, newCommentId, pagePathSchema } from '#features/comments/model.ts';
import { createCommentStore } from '#server/comments/store.ts';
import { databaseFile, openAsItIs } from '#server/db/open.ts';
import type { Site } from './site.ts';

/** Reads what the running server has stored, as another process may. */
export function readStored({ dataDir }: Site, query: string): Record<string, unknown>[] {
  using database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  return database
    .prepare(query)
    .all()
    .map((row) => ({ ...row }));
}

/** Signs everyone out, as time does. */
export function endSessions({ dataDir }: Site): void {
  using database = new DatabaseSync(databaseFile(dataDir), { timeout: 5000 });
  database.exec('DELETE FROM session');
}

/** Deletes every row beside the running server, which notices that as it notices an owner's commands. */
export function emptyDatabase({ dataDir }: Site): void {
  using database = new DatabaseSync(databaseFile(dataDir), {
    enableForeignKeyConstraints: false,
    timeout: 5000,
  });
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  // Together, since each commit waits for the disk.
  database.exec(`BEGIN;${tables.map(({ name }) => `DELETE FROM "${name}";`).join('')}COMMIT`);
}

interface Written {
  readonly id?: string;
  readonly body: string;
  readonly parentId?: string | null;
  readonly username?: string;
  readonly at: Date;
}

/** Stores comments beside the running server, by its own store. */
export function storeComments({ dataDir }: Site, page: string, comments: readonly Written[]): void {
  using database = openAsItIs(dataDir, { readOnly: false });
  let now = new Date();
  const store = createCommentStore(database, () => now);
  database.exec('BEGIN');
  for (const { id = newCommentId(), body, parentId = null, username = 'Grace Sample', at } of comments) {
    now = at;
    const author = { uid: username, displayName: username, photoURL: '' };
    const stored = store.add(pagePathSchema.parse(page), draftSchema.parse({ id, body, parentId }), author);
    if (!stored.ok) throw new Error(`${stored.problem.kind}: ${body}`);
  }
  database.exec('COMMIT');
}
