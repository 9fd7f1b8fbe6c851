import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '#server/db/open.ts';
import type { Site } from './site.ts';

/** Reads what the running server has stored, as another process may. */
export function readStored({ dataDir }: Site, query: string): Record<string, unknown>[] {
  using database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  return database
    .prepare(query)
    .all()
    .map((row) => ({ ...row }));
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
  for (const { name } of tables) database.exec(`DELETE FROM "${name}"`);
}
