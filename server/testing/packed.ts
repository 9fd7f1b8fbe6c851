import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PackedFiles, packFiles } from '#lib/packed-files.ts';

/** A folder's files as the server reads those of a build. They stay open, so nothing of them has to stay on the disk. */
export function packed(folder: string): PackedFiles {
  const place = mkdtempSync(join(tmpdir(), 'packed-'));
  const file = join(place, 'files');
  packFiles(folder, file);
  const files = new PackedFiles(file);
  rmSync(place, { recursive: true });
  return files;
}
