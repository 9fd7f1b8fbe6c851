import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { dataDirOf } from '#server/config.ts';

/** Where to write a backup: the given file, or one named by the time in that folder or in `backups`. Throws if the file exists. */
export function backupPath(asked: string | undefined, prefix: string, extension: string): string {
  const name = `${prefix}-${new Date().toISOString().replace(/[:.]/g, '-')}.${extension}`;
  const place = asked || join(dataDirOf(process.env), 'backups');
  const isFolder = existsSync(place)
    ? statSync(place).isDirectory()
    : place.endsWith('/') || extname(place) === '';
  const file = resolve(isFolder ? join(place, name) : place);
  if (existsSync(file))
    throw new Error(`${file} exists already. Choose another name, so that no backup is lost.`);
  return file;
}

/** Writes a backup that only its owner can read: a string, or what a function writes at another path. It has its name once complete. */
export function writeBackup(file: string, content: string | ((unfinished: string) => void)): void {
  const unfinished = `${file}.unfinished`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    try {
      if (typeof content === 'string') writeFileSync(unfinished, content, { mode: 0o600, flush: true });
      else content(unfinished);
      renameSync(unfinished, file);
    } finally {
      rmSync(unfinished, { force: true });
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Error(`No backup was made: ${error.message}. Name another place, or make room there.`);
  }
}
