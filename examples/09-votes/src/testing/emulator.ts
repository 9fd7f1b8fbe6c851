import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import type { Person } from '../post.ts';

/**
 * Without an emulator these tests are skipped, except in CI, where a rule
 * that nobody tested must not pass.
 */
export const skipped =
  !import.meta.env.FIRESTORE_EMULATOR_HOST && !import.meta.env.CI;
if (skipped)
  console.warn(
    '\nNOT RUN: the tests of firestore.rules and of the Firestore store. Start a Firestore emulator and set FIRESTORE_EMULATOR_HOST=127.0.0.1:8080.\n',
  );

type Provider = 'google.com' | 'password' | 'anonymous';

export interface Emulator {
  readonly environment: RulesTestEnvironment;
  openFor(me: Person | null, provider?: Provider): Firestore;
}

/**
 * A database of its own for one test file, with these rules in force, at
 * the address in FIRESTORE_EMULATOR_HOST.
 */
export async function openEmulator(rules: string): Promise<Emulator> {
  // A refusal is what these tests are after, so the SDK doesn't have to
  // report each one.
  setLogLevel('silent');
  const environment = await initializeTestEnvironment({
    projectId: `demo-votes-${crypto.randomUUID().slice(0, 8)}`,
    firestore: { rules },
  });
  return {
    environment,
    openFor(me, provider = 'google.com') {
      const context =
        me === null
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(me.uid, {
              name: me.name,
              firebase: { sign_in_provider: provider, identities: {} },
            });
      // The test environment's type is that of the older interface; the
      // object serves both.
      return context.firestore() as unknown as Firestore;
    },
  };
}
