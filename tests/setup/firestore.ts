import type { TestProject } from 'vitest/node';
import { startFirestore } from '../../tools/firebase-emulators/firestore.ts';
import { howToGetEmulators } from '../../tools/firebase-emulators/running.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Host and port of the Firestore emulator, or null where none is installed. */
    firestore: string | null;
  }
}

/** Starts one Firestore emulator for the whole run. In CI it has to be there. */
export default async function startOne(project: TestProject): Promise<() => Promise<void>> {
  const emulator = await startFirestore();
  if (emulator === null) {
    const words = `Tests against Firestore were not run: no emulator found. ${howToGetEmulators}.`;
    if (process.env.CI === 'true') throw new Error(words);
    console.warn(`\n!! ${words}\n`);
  }
  project.provide('firestore', emulator?.host ?? null);
  return async () => emulator?.stop();
}
