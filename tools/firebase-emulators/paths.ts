import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Where `npm run setup:firebase` builds the Firestore emulator. */
export const cargoRoot = join(here, '.cargo');

/** The Firestore emulator: the project's copy, or one on PATH. */
export function findHidane(): string | null {
  const folders = [join(cargoRoot, 'bin'), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'hidane')).find((file) => existsSync(file)) ?? null;
}

/** The Auth emulator: the project's copy. */
export function findFirebaseTools(): string | null {
  const program = join(here, 'node_modules/firebase-tools/lib/bin/firebase.js');
  return existsSync(program) ? program : null;
}
