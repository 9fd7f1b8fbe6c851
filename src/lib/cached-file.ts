import { createHash, hash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folder = resolve('node_modules/.cache/site');
/** With another Node or other packages, the same inputs may give other bytes. */
const versions = hash('sha256', process.version + readFileSync('package-lock.json', 'utf8'), 'buffer');

/** Resolves to a file with what these inputs give, which is made only if no build has it yet. */
export async function cachedFile(
  name: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const key = createHash('sha256').update(versions);
  for (const input of inputs) key.update(hash('sha256', input, 'buffer'));
  const entry = join(folder, key.digest('base64url'));
  const file = join(entry, name);
  if (!existsSync(file)) {
    const content = await make();
    await mkdir(entry, { recursive: true });
    // A build may stop at any moment, and must not leave half a file there.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  }
  const lastUse = new Date();
  await utimes(entry, lastUse, lastUse);
  return file;
}

/** Deletes what was not used for a day, so a build that changes keeps only its newest files. */
export function deleteUnusedFiles(): void {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const entry = join(folder, name);
    if (statSync(entry).mtimeMs < yesterday) rmSync(entry, { recursive: true });
  }
}
