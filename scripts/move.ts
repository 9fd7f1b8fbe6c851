import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { terminalText } from '#lib/terminal-text.ts';
import { dataDirOf } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { databaseFile, openAsItIs, openDatabase } from '#server/db/open.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { authService, firestoreService, serviceAccess } from './google-token.ts';
import { moveComments } from './move-comments.ts';
import { firestorePlace } from './move-firestore.ts';
import type { CommentPlace } from './move-plan.ts';
import { type AccountPlace, moveReaders } from './move-readers.ts';
import { firebaseAccounts } from './move-readers-firebase.ts';
import { sqliteAccounts } from './move-readers-sqlite.ts';
import { sqlitePlace } from './move-sqlite.ts';

// npm run move -- --from embedded --to firebase [--project <id>] [--yes] [--replace]: carries all comments from one backend
// to the other, and makes their authors known there. Without --yes it tells what it would do.

const usage =
  'Say where from and where to:\n  npm run move -- --from embedded --to firebase [--project <id>] [--yes] [--replace]\n' +
  '  npm run move -- --from firebase --to embedded [--project <id>] [--yes] [--replace]';

function giveUp(sentence: string): never {
  console.error(terminalText(sentence));
  process.exit(1);
}

function wishes() {
  try {
    return parseArgs({
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        project: { type: 'string' },
        yes: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** One backend: its comments, and the people who wrote them; null where those can't be reached. */
interface Backend {
  readonly comments: CommentPlace;
  readonly people: AccountPlace | null;
}

function embedded(isSource: boolean, mayWrite: boolean): Backend {
  const dataDir = dataDirOf(process.env);
  const file = resolve(databaseFile(dataDir));
  const isThere = existsSync(file);
  if (!isThere && isSource) throw new Error(`There is no database at ${file}. DATA_DIR names its folder.`);
  const db = mayWrite
    ? openDatabase(dataDir)
    : isThere
      ? openAsItIs(dataDir, { readOnly: true })
      : emptyOne();
  const name = `the database ${file}${isThere ? '' : ', which is yet to be made'}`;
  return { comments: sqlitePlace(db, name), people: sqliteAccounts(db, () => new Date()) };
}

/** In place of one that is yet to be made, because looking must not make it. */
function emptyOne(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  return db;
}

async function firebase(asked: string | undefined): Promise<Backend> {
  const site = await loadSiteConfig();
  const project = asked ?? (site.comments.kind === 'firebase' ? site.comments.projectId : undefined);
  const { FIRESTORE_EMULATOR_HOST: emulator, FIREBASE_AUTH_EMULATOR_HOST: authEmulator } = process.env;
  // An emulator for one of the two must never mean the real thing for the other.
  if (authEmulator && !emulator) throw new Error('Set FIRESTORE_EMULATOR_HOST too.');
  const comments = firestorePlace(
    await serviceAccess(process.env, { ...firestoreService, emulator, project }),
  );
  if (emulator && !authEmulator) return { comments, people: null };
  const people = await serviceAccess(process.env, { ...authService, emulator: authEmulator, project });
  return { comments, people: firebaseAccounts(people) };
}

const { from, to, project, yes, replace } = wishes();
if (![from, to].includes('embedded') || ![from, to].includes('firebase')) giveUp(usage);
try {
  const backends = { embedded: embedded(from === 'embedded', yes), firebase: await firebase(project) };
  const [source, target] =
    from === 'embedded' ? [backends.embedded, backends.firebase] : [backends.firebase, backends.embedded];
  const moved = await moveComments(source.comments, target.comments, { yes, replace });
  console.log(moved.report);
  process.exitCode = moved.complete ? 0 : 1;
  if (source.people && target.people) {
    console.log(`\n${await moveReaders(source.people, target.people, moved.authors, yes)}`);
  } else console.log('\nThe authors were not looked at: FIREBASE_AUTH_EMULATOR_HOST is not set.');
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
