import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataDirOf } from '#server/config.ts';
import { withDataDir } from '#server/db/data-dir.ts';
import { migrate } from '#server/db/migrate.ts';
import { databaseFile, hasDatabase, openAsItIs, openDatabase } from '#server/db/open.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { connectToFirebase, type FirebaseAdmin } from '../../tools/firebase-admin/admin.ts';
import { backupPath, writeBackup } from '../backup-file.ts';
import { runCommand, UsageError } from '../command-line.ts';
import { counted } from '../terminal-layout.ts';
import { firebaseBackend, setOwner, tidyFirestore } from './firebase-backend.ts';
import { type Backend, importRecords } from './import-records.ts';
import { moderate } from './moderate.ts';
import { fromJsonLines, toJsonLines } from './records.ts';
import { sqliteBackend } from './sqlite-backend.ts';

interface Options {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly project?: string | undefined;
  readonly yes: boolean;
  readonly replace: boolean;
  readonly remove: boolean;
}

/** Commands besides those of moderate.ts. Each takes one argument at most. */
const commands: Readonly<Record<string, (options: Options, argument?: string) => Promise<string>>> = {
  export: exportTo,
  import: importFrom,
  owner: nameOwner,
  tidy: async ({ project, yes }) => tidyFirestore(firebaseBackend(await firebaseAdmin(project)), yes),
};

await runCommand({
  name: 'npm run comments',
  about: `Lists, moderates, backs up and moves comments. An id is in the list, and at the end of a comment's link. export and import
work with either backend, owner and tidy with Firestore, the others with the embedded server, even while it runs.`,
  usage: [
    ['list', 'all comments, newest first'],
    ['list /blogpost5', 'comments on a page'],
    ['list <id>', 'everything by the author of a comment'],
    ['delete <id> …', "deletes comments; replies stay under 'Comment deleted'"],
    ['approve <id> …', 'publishes comments that wait for approval'],
    ['forget <id> …', 'deletes everything the author of a comment wrote, and their account'],
    ['ban <id> …', "bans a comment's author from commenting"],
    ['unban <id> …', 'unbans them'],
    ['banned', 'shows who is banned'],
    ['export [<file or folder>]', 'writes comments, tombstones and authors as JSON lines'],
    ['import <file> [--yes]', 'adds what is missing; without --yes, only says what it would do'],
    ['import <file> --replace', 'also replaces comments that differ'],
    ['owner you@gmail.com [--remove]', 'lets this account moderate from its next sign-in, or no longer'],
    ['tidy [--yes]', 'cleans up tombstones of deleted comments, and moves the bans of earlier versions'],
    [
      '… --from firebase, … --to firebase',
      "uses this backend instead of the site's; --project <id> names its project",
    ],
  ],
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
  },
  async run(options, verb, ...args) {
    const command = commands[verb ?? ''];
    if (command === undefined) return moderate(verb, args);
    if (args.length > 1) throw new UsageError(`${verb} takes only one argument.`);
    return command(options, args[0]);
  },
});

async function exportTo({ from, project }: Options, asked?: string): Promise<string> {
  const file = backupPath(asked, 'comments', 'jsonl');
  const backend = await openBackend(from, 'read', project);
  const records = await backend.read();
  writeBackup(file, (unfinished) => {
    // Only its owner may read it, because it shows people's Google accounts.
    writeFileSync(unfinished, toJsonLines(records), { mode: 0o600, flush: true });
  });
  const leftOut = records.invalid.length;
  process.exitCode = leftOut === 0 ? 0 : 1;
  return [
    `${file} has ${counted(records.comments.length, 'comment')} of ${backend.name}.`,
    ...(leftOut === 0
      ? []
      : ['Left out, because they are not comments:', ...records.invalid.map((name) => `  ${name}`)]),
  ].join('\n');
}

async function importFrom({ to, project, yes, replace }: Options, file?: string): Promise<string> {
  if (file === undefined) throw new UsageError('import takes one file.');
  if (!existsSync(file)) throw new Error(`There is no file ${file}, so nothing was read.`);
  const records = fromJsonLines(readFileSync(file, 'utf8'));
  const target = await openBackend(to, yes ? 'write' : 'plan', project);
  const { report, complete } = await importRecords({ name: file, records }, target, { yes, replace });
  process.exitCode = complete ? 0 : 1;
  return report;
}

async function nameOwner({ project, remove }: Options, email?: string): Promise<string> {
  if (email === undefined) throw new UsageError('Name the account.');
  if (project === undefined && (await loadSiteConfig()).comments.kind === 'embedded')
    throw new Error(
      `This site keeps its comments itself: write the account into comments.owner of ${siteConfigFile} (docs/moderate.md). For a project on Firebase, add --project.`,
    );
  const admin = await firebaseAdmin(project);
  const uid = await setOwner(admin, email, !remove);
  if (uid === null) throw new Error(`${email} has not signed in on ${admin.project} yet.`);
  return `${email} (${uid}) is ${remove ? 'no longer' : 'now'} an owner from the next sign-in.`;
}

/** The requested backend, or the site's. Only 'write' creates or migrates a database. */
async function openBackend(
  asked: string | undefined,
  purpose: 'read' | 'plan' | 'write',
  project: string | undefined,
): Promise<Backend> {
  const kind = asked ?? (await loadSiteConfig()).comments.kind;
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
async function firebaseAdmin(asked: string | undefined): Promise<FirebaseAdmin> {
  const { comments } = await loadSiteConfig();
  const project = asked ?? (comments.kind === 'firebase' ? comments.projectId : undefined);
  return connectToFirebase(process.env, project);
}
