import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Site } from './site.ts';

/** Reads what the running server has stored, as another process may. */
export function readStored(site: Site, query: string): Record<string, unknown>[] {
  const file = readdirSync(site.dataDir).find((name) => /\.(db|sqlite)$/.test(name));
  if (file === undefined) throw new Error(`no database in ${site.dataDir}`);
  const database = new DatabaseSync(join(site.dataDir, file), { readOnly: true });
  try {
    return database
      .prepare(query)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}
