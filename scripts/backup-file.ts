import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { dataDirOf } from '#server/config.ts';

/**
 * Where to write a backup: the given file, or a file named by the time in the given folder or in the data folder's `backups`.
 * Creates the folder, readable only by its owner. Throws if the file exists.
 */
export function backupFile(asked: string | undefined, prefix: string, extension: string): string {
  const name = `${prefix}-${new Date().toISOString().replace(/[:.]/g, '-')}.${extension}`;
  const isFolder = asked !== undefined && existsSync(asked) && statSync(asked).isDirectory();
  const file =
    asked === undefined
      ? join(dataDirOf(process.env), 'backups', name)
      : isFolder
        ? join(asked, name)
        : asked;
  if (existsSync(file))
    throw new Error(`${resolve(file)} exists already. Choose another name, so that no backup is lost.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return resolve(file);
}
