import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { dataDirOf } from '#server/config.ts';
import { openSound } from '#server/db/data-dir.ts';
import { ownFile } from '#server/db/open.ts';
import { backupPath, writeBackup } from './backup-file.ts';
import { runCommand, UsageError } from './command-line.ts';

await runCommand({
  name: 'npm run backup',
  about: 'Makes a consistent copy of the database, even while the server runs, and prints its path.',
  usage: [
    ['', 'into backups/ in the data folder, named by the time'],
    ['<folder>', 'into this folder, which is created, named by the time'],
    ['<file>', 'into this file'],
  ],
  run(_, asked, ...more) {
    if (more.length > 0) throw new UsageError('Name one folder or file, in quotes if it has spaces.');
    const db = openSound(dataDirOf(process.env));
    const file = backupPath(asked, 'site', 'sqlite');
    writeBackup(file, (unfinished) => copy(db, unfinished));
    return file;
  },
});

/** Copies the state of one moment: a concurrent transaction is in the copy completely or not at all. */
function copy(db: DatabaseSync, target: string): void {
  rmSync(target, { force: true });
  db.prepare('VACUUM INTO ?').run(ownFile(target));
  db.close();
  const descriptor = openSync(target, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
