import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Where `npm run setup:firebase` puts what it installs, and what cargo builds on the way. */
export const cargoRoot = join(here, '.cargo');

/** The Firestore emulator's program: the project's own copy, or one on PATH. */
export function findHidane(): string | null {
  const folders = [join(cargoRoot, 'bin'), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'hidane')).find((file) => existsSync(file)) ?? null;
}

/** The Auth emulator's program: the project's own copy. */
export function findFirebaseTools(): string | null {
  const program = join(here, 'node_modules/firebase-tools/lib/bin/firebase.js');
  return existsSync(program) ? program : null;
}
