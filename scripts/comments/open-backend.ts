import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataDirOf } from '#server/config.ts';
import { withDataDir } from '#server/db/data-dir.ts';
import { migrate } from '#server/db/migrate.ts';
import { databaseFile, hasDatabase, openAsItIs, openDatabase } from '#server/db/open.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { connectToFirebase, type FirebaseAdmin } from '../../tools/firebase-admin/admin.ts';
import { UsageError } from '../command-line.ts';
import { firebaseBackend } from './firebase-backend.ts';
import type { Backend } from './import-records.ts';
import { sqliteBackend } from './sqlite-backend.ts';

/** The requested backend, or the site's. Only 'write' creates or migrates a database. */
export async function openBackend(
  purpose: 'read' | 'plan' | 'write',
  requested?: string,
  project?: string,
): Promise<Backend> {
  const kind = requested ?? (await loadSiteConfig()).comments.kind;
  if (kind === 'firebase') return firebaseBackend(await firebaseAdmin(project));
  if (kind !== 'embedded') throw new UsageError(`${kind} is not a backend: use embedded or firebase.`);
  const dataDir = dataDirOf(process.env);
  const name = `the database ${resolve(databaseFile(dataDir))}`;
  return withDataDir(dataDir, () => {
    if (purpose === 'write') return sqliteBackend(openDatabase(dataDir), name);
    if (purpose === 'read' || hasDatabase(dataDir))
      return sqliteBackend(openAsItIs(dataDir, { readOnly: true }), name);
    const empty = new DatabaseSync(':memory:');
    migrate(empty);
    return sqliteBackend(empty, `${name}, which does not exist yet`);
  });
}

/** Connects to the requested project, the site's, or the key's. */
export async function firebaseAdmin(requested?: string): Promise<FirebaseAdmin> {
  const { comments } = await loadSiteConfig();
  const project = requested ?? (comments.kind === 'firebase' ? comments.projectId : undefined);
  return connectToFirebase(process.env, project);
}
