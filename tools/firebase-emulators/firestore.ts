import { resolve } from 'node:path';
import { findHidane } from './paths.ts';
import { givenBy, portNear, type RunningEmulator, startEmulator } from './running.ts';

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
