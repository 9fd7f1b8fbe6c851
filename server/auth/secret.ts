import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key that signs session cookies: made once, stored next to the database, readable only by its owner. */
export function sessionSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'session-secret');
  // A start leaves an empty file if the disk is full or the power fails; `echo > session-secret`, a line without text.
  if (existsSync(file) && readFileSync(file, 'utf8').trim() === '') rmSync(file);
  try {
    // 'wx' fails when there is a secret already, so two starts at once agree on one.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
