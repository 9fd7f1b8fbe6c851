import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { backupPath, writeBackup } from '../backup-file.ts';
import { runCommand, UsageError } from '../command-line.ts';
import { counted } from '../terminal-layout.ts';
import { backendKind, importInto, openBackend } from './backends.ts';
import { moderate } from './moderate.ts';
import { fromJsonLines, toJsonLines } from './records.ts';

await runCommand({
  name: 'npm run comments',
  about: `Lists, moderates and backs up comments. An id is in the list, and at the end of a comment's link. export and import
work with either backend, the others with the embedded server, also while it runs.`,
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
  },
  async run({ from, to, project, yes, replace }, verb, file, ...more) {
    if (verb === 'export' && more.length === 0) return exportTo(file, from, project);
    if (verb !== 'import') return moderate(verb, [file ?? [], more].flat());
    if (file === undefined || more.length > 0) throw new UsageError('import takes one file.');
    if (!existsSync(file)) throw new Error(`There is no file ${file}, so nothing was read.`);
    const records = fromJsonLines(readFileSync(file, 'utf8'));
    return importInto(await backendKind(to), { name: file, records }, { project, yes, replace });
  },
});

async function exportTo(asked: string | undefined, from: string | undefined, project: string | undefined) {
  const file = backupPath(asked, 'comments', 'jsonl');
  const backend = await openBackend(await backendKind(from), 'read', project);
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
