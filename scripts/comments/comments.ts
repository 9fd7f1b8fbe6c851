import { readFileSync, statSync } from 'node:fs';
import { commentIdSchema } from '#features/comments/model.ts';
import { createBanned } from '#server/comments/banned.ts';
import { forgetPerson } from '#server/comments/moderation.ts';
import { dataDirOf } from '#server/config.ts';
import { withDatabase } from '#server/db/data-dir.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { backupPath, writeBackup } from '../backup-file.ts';
import { allowOptions, type OptionValues, runCommand, UsageError } from '../command-line.ts';
import { counted, oneLine } from '../terminal-layout.ts';
import { firebaseBackend, setOwner, tidyFirestore } from './firebase-backend.ts';
import { importRecords } from './import-records.ts';
import { firebaseAdmin, openBackend } from './open-backend.ts';
import { fromJsonLines, toJsonLines } from './records.ts';

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  project: { type: 'string' },
  yes: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
} as const;
type Options = OptionValues<typeof options>;
interface Command {
  /** Takes one argument at most. Resolves to what to print. */
  readonly run: (options: Options, argument?: string) => Promise<string>;
  readonly options: readonly (keyof Options)[];
}

const commands: Readonly<Record<string, Command>> = {
  export: { run: exportTo, options: ['from', 'project'] },
  import: { run: importFrom, options: ['to', 'project', 'yes', 'replace'] },
  forget: { run: forget, options: [] },
  owner: { run: nameOwner, options: ['project', 'remove'] },
  tidy: { run: tidy, options: ['project', 'yes'] },
};

await runCommand({
  name: 'npm run comments',
  about:
    'Backs up and moves comments, and forgets people; /moderation does the rest. export and import work with either backend, owner and tidy with Firestore, forget with the embedded server, even while it runs.',
  usage: [
    ['export [<file or folder>]', 'writes comments, tombstones and authors as JSON lines'],
    ['import <file> [--yes]', 'adds what is missing; without --yes, only says what it would do'],
    ['import <file> --replace', 'also replaces comments that differ'],
    ['forget <id or link>', 'deletes everything the author of a comment wrote, and their account'],
    ['owner you@gmail.com [--remove]', 'lets this account moderate from its next sign-in, or no longer'],
    ['tidy [--yes]', 'cleans up tombstones of deleted comments'],
    [
      'export --from firebase, import --to firebase',
      "uses this backend instead of the site's; --project <id> names its project",
    ],
  ],
  options,
  async run(options, verb = '', ...args) {
    const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
    if (command === undefined)
      throw new UsageError(verb ? `There is no command ${verb}.` : 'Name a command.');
    if (args.length > 1) throw new UsageError(`${verb} takes only one argument.`);
    allowOptions(verb, options, command.options);
    return command.run(options, args[0]);
  },
});

async function exportTo({ from, project }: Options, asked?: string): Promise<string> {
  const file = backupPath(asked, 'comments', 'jsonl');
  const backend = await openBackend('read', from, project);
  const records = await backend.read();
  writeBackup(file, toJsonLines(records));
  const leftOut = records.invalid.map((name) => `\n  ${name}`).join('');
  process.exitCode = leftOut === '' ? 0 : 1;
  const reason = leftOut && '\nLeft out, because they are not comments:';
  return `${file} has ${counted(records.comments.length, 'comment')} of ${backend.name}.${reason}${leftOut}`;
}

async function importFrom({ to, project, yes, replace }: Options, file?: string): Promise<string> {
  if (file === undefined) throw new UsageError('import takes one file.');
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(`There is no file ${file}, so nothing was read.`);
  const records = fromJsonLines(readFileSync(file, 'utf8'));
  const target = await openBackend(yes ? 'write' : 'plan', to, project);
  const { report, complete } = await importRecords({ name: file, records }, target, { yes, replace });
  process.exitCode = complete ? 0 : 1;
  return report;
}

/** Finds the author by one of their comments, even by one that the owner has deleted this week. */
async function forget(_: Options, link = ''): Promise<string> {
  const { data: id } = commentIdSchema.safeParse(link.replace(/^.*#comment-/, ''));
  if (id === undefined) throw new UsageError('forget takes the id of a comment, or its link.');
  await refuseOn('firebase', 'To forget someone, use its console: docs/moderate.md.');
  return withDatabase(dataDirOf(process.env), { readOnly: false }, (db) => {
    const now = () => new Date();
    const banned = createBanned(db, now);
    const author = banned.authorOf(id);
    if (author === undefined) throw new Error(`There is no comment ${id}. It may have been deleted.`);
    const written = forgetPerson(db, now, author.userId);
    const ban = banned.has(author.userId)
      ? ' The ban stays, with this name and the number of the account.'
      : '';
    return `Deleted the account of ${oneLine(author.username)}, and ${counted(written.length, 'comment')}.${ban}`;
  });
}

/** Throws a sentence where the site has its comments on the other backend. */
async function refuseOn(kind: 'embedded' | 'firebase', advice: string): Promise<void> {
  if ((await loadSiteConfig()).comments.kind !== kind) return;
  throw new Error(
    `This site keeps its comments ${kind === 'firebase' ? 'on Firebase' : 'itself'}. ${advice}`,
  );
}

async function tidy({ project, yes }: Options): Promise<string> {
  return tidyFirestore(firebaseBackend(await firebaseOf(project)), yes);
}

async function nameOwner({ project, remove }: Options, email?: string): Promise<string> {
  if (email === undefined) throw new UsageError('Name the account.');
  const uid = await setOwner(await firebaseOf(project), email, !remove);
  return `${email} (${uid}) is ${remove ? 'no longer' : 'now'} an owner from the next sign-in.`;
}

async function firebaseOf(project?: string) {
  const advice = `Write its owner into comments.owner of ${siteConfigFile}; the server tidies up by itself. For a project on Firebase, add --project.`;
  if (project === undefined) await refuseOn('embedded', advice);
  return firebaseAdmin(project);
}
