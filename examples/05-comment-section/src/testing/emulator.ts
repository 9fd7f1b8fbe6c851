import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import type { Person } from '../comment.ts';

const address = process.env.FIRESTORE_EMULATOR_HOST;

/**
 * Without an emulator these tests are skipped, except in CI, where a rule
 * that nobody tested must not pass.
 */
export const skipped = !address && !process.env.CI;
if (skipped)
  console.warn(
    '\nNOT RUN: the tests of firestore.rules and of the Firestore store. Start a Firestore emulator, and set FIRESTORE_EMULATOR_HOST=127.0.0.1:8080.\n',
  );

export interface Emulator {
  readonly environment: RulesTestEnvironment;
  openFor(me: Person | null): Firestore;
}

/** A database of its own for one test file, with these rules in force. */
export async function openEmulator(
  rules = 'firestore.rules',
): Promise<Emulator> {
  if (!address)
    throw new Error(
      'FIRESTORE_EMULATOR_HOST is not set, and in CI these tests have to run',
    );
  // A refusal is what these tests are after, so the SDK doesn't have to
  // report each one.
  setLogLevel('silent');
  const { hostname, port } = new URL(`http://${address}`);
  const environment = await initializeTestEnvironment({
    projectId: `demo-comments-${randomUUID().slice(0, 8)}`,
    firestore: {
      host: hostname,
      port: Number(port),
      rules: readFileSync(
        new URL(`../../${rules}`, import.meta.url),
        'utf8',
      ),
    },
  });
  return {
    environment,
    openFor(me) {
      const context =
        me === null
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(me.uid, { name: me.name });
      // The test environment's type is that of the older interface; the
      // object serves both.
      return context.firestore() as unknown as Firestore;
    },
  };
}
