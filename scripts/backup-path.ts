import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { dataDirOf } from '#server/config.ts';

/**
 * Where to write a backup: the given file, or a file named by the time in the given folder or in the data folder's `backups`.
 * A name that doesn't exist is a file's if it has an extension. Creates the folder, readable only by its owner. Throws if the file exists.
 */
export function backupPath(asked: string | undefined, prefix: string, extension: string): string {
  const name = `${prefix}-${new Date().toISOString().replace(/[:.]/g, '-')}.${extension}`;
  const place = asked ?? join(dataDirOf(process.env), 'backups');
  const isFolder = existsSync(place)
    ? statSync(place).isDirectory()
    : place.endsWith('/') || extname(place) === '';
  const file = isFolder ? join(place, name) : place;
  if (existsSync(file))
    throw new Error(`${resolve(file)} exists already. Choose another name, so that no backup is lost.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return resolve(file);
}
