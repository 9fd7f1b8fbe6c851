import type { TestProject } from 'vitest/node';
import { howToGetEmulators, startFirestore } from '../../tools/firebase-emulators/emulators.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Host and port of the Firestore emulator. */
    firestore: string;
  }
}

/** Starts one Firestore emulator for the whole run. */
export default async function startOne(project: TestProject): Promise<() => Promise<void>> {
  const emulator = await startFirestore();
  if (emulator === null) throw new Error(`No Firestore emulator was found. ${howToGetEmulators}.`);
  project.provide('firestore', emulator.host);
  return () => emulator.stop();
}
