import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { ConfigError, dataDirOf } from '#server/config.ts';

interface Place {
  /** As typed: a file, a folder, or nothing. */
  readonly asked: string | undefined;
  readonly prefix: string;
  readonly extension: string;
}

/**
 * Makes a backup and returns its path. `write` gets another path: the file has its name once it is complete, so every file of that
 * name is good, and nothing is left of one that could not be written.
 */
export function writeBackup(
  { asked, prefix, extension }: Place,
  write: (unfinished: string) => void,
): string {
  let unfinished: string | undefined;
  try {
    const target = backupPath(asked, prefix, extension);
    unfinished = `${target}.unfinished`;
    write(unfinished);
    renameSync(unfinished, target);
    return target;
  } catch (error) {
    if (error instanceof ConfigError || !(error instanceof Error && 'code' in error)) throw error;
    throw new Error(`No backup was made: ${error.message}. Name another place, or make room there.`);
  } finally {
    if (unfinished !== undefined) rmSync(unfinished, { force: true });
  }
}

/**
 * Where to write a backup: the given file, or a file named by the time in the given folder or in the data folder's `backups`.
 * A name that doesn't exist is a file's if it has an extension. Creates the folder, readable only by its owner. Throws if the file exists.
 */
function backupPath(asked: string | undefined, prefix: string, extension: string): string {
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
