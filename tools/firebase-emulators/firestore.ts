import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { givenBy, portNear, type RunningEmulator, startEmulator } from './running.ts';

/** Where `npm run setup:firebase` builds the emulator. */
export const cargoRoot = fileURLToPath(new URL('.cargo', import.meta.url));

/** The emulator's program: the project's copy, or one on PATH. */
export function findHidane(): string | null {
  const folders = [join(cargoRoot, 'bin'), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'hidane')).find((file) => existsSync(file)) ?? null;
}

/**
 * The Firestore emulator at FIRESTORE_EMULATOR_HOST, which stop() leaves running, or a new one, or null if none is installed. `rules` are
 * every project's first rules; without them, everything is allowed until rules are loaded.
 */
export async function startFirestore(rules?: string): Promise<RunningEmulator | null> {
  const given = givenBy(process.env.FIRESTORE_EMULATOR_HOST);
  if (given) return given;
  const program = findHidane();
  if (program === null) return null;
  const port = await portNear(28_080);
  const flags = rules === undefined ? [] : ['--rules', resolve(rules)];
  return startEmulator(port, [program, '--host', '127.0.0.1', '--port', String(port), ...flags]);
}
