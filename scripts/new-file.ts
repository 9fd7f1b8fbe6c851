import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { dataDirOf } from '#server/config.ts';

/**
 * A file to write a backup to: as asked, or named by the time in the asked folder, or in `backups` beside the data. Its folder
 * is created, for its owner alone. Throws a sentence when there is such a file already.
 */
export function newFile(asked: string | undefined, prefix: string, extension: string): string {
  const name = `${prefix}-${new Date().toISOString().replace(/[:.]/g, '-')}.${extension}`;
  const isFolder = asked !== undefined && existsSync(asked) && statSync(asked).isDirectory();
  const file =
    asked === undefined
      ? join(dataDirOf(process.env), 'backups', name)
      : isFolder
        ? join(asked, name)
        : asked;
  if (existsSync(file))
    throw new Error(`${resolve(file)} exists already. Name another file, so that no backup is lost.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return resolve(file);
}
