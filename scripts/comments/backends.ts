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
import { type Backend, type Choice, importRecords, type Source } from './import-records.ts';
import { sqliteBackend } from './sqlite-backend.ts';

type BackendKind = 'embedded' | 'firebase';

/** Only 'write' creates or migrates a database. */
type Purpose = 'read' | 'plan' | 'write';

/** The requested backend, or the site's. */
export async function backendKind(asked: string | undefined): Promise<BackendKind> {
  const kind = asked ?? (await loadSiteConfig()).comments.kind;
  if (kind === 'embedded' || kind === 'firebase') return kind;
  throw new UsageError(`${kind} is not a backend: use embedded or firebase.`);
}

export async function openBackend(kind: BackendKind, purpose: Purpose, project?: string): Promise<Backend> {
  return kind === 'embedded' ? embedded(purpose) : firebaseBackend(await firebaseAdmin(project));
}

function embedded(purpose: Purpose): Backend {
  const dataDir = dataDirOf(process.env);
  const name = `the database ${resolve(databaseFile(dataDir))}`;
  if (purpose === 'write')
    return sqliteBackend(
      withDataDir(dataDir, () => openDatabase(dataDir)),
      name,
    );
  if (purpose === 'read' || withDataDir(dataDir, () => hasDatabase(dataDir)))
    return sqliteBackend(
      withDataDir(dataDir, () => openAsItIs(dataDir, { readOnly: true })),
      name,
    );
  const empty = new DatabaseSync(':memory:');
  migrate(empty);
  return sqliteBackend(empty, `${name}, which does not exist yet`);
}

/** Connects to the requested project, the site's, or the key's. */
export async function firebaseAdmin(asked: string | undefined): Promise<FirebaseAdmin> {
  const { comments } = await loadSiteConfig();
  const project = asked ?? (comments.kind === 'firebase' ? comments.projectId : undefined);
  return connectToFirebase(process.env, project);
}

/** Imports records into a backend, or plans it. Resolves to what to print. The command fails if the backend lacks something then. */
export async function importInto(
  kind: BackendKind,
  source: Source,
  { project, yes, replace }: Choice & { readonly project?: string | undefined },
): Promise<string> {
  const target = await openBackend(kind, yes ? 'write' : 'plan', project);
  const { report, complete } = await importRecords(source, target, { yes, replace });
  process.exitCode = complete ? 0 : 1;
  return report;
}
