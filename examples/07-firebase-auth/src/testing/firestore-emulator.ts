import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';

const address = process.env.FIRESTORE_EMULATOR_HOST;

/**
 * Without an emulator these tests are skipped, except in CI, where a rule
 * that nobody tested must not pass.
 */
export const skipped = !address && !process.env.CI;
if (skipped)
  console.warn(
    '\nNOT RUN: the tests of firestore.rules. Start a Firestore emulator and set FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 (see README.md).\n',
  );

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** A database of its own, with firestore.rules in force. */
export async function openDatabase(first: Record<string, object> = {}) {
  if (!address)
    throw new Error(
      'FIRESTORE_EMULATOR_HOST is not set, and in CI these tests have to run',
    );
  // The tests expect refusals, so the SDK doesn't have to report each one.
  setLogLevel('silent');
  const { hostname, port } = new URL(`http://${address}`);
  const environment = await initializeTestEnvironment({
    projectId: `demo-letters-${crypto.randomUUID().slice(0, 8)}`,
    firestore: {
      host: hostname,
      port: Number(port),
      rules: readFileSync(
        new URL('../../firestore.rules', import.meta.url),
        'utf8',
      ),
    },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const [path, data] of Object.entries(first))
      await context.firestore().doc(path).set(data);
  });
  return {
    /** Someone with these claims in their ID token; null is signed out. */
    as(claims: TokenOptions | null): Firestore {
      const context =
        claims === null
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext('ada', claims);
      // The test environment's type is that of the older interface; the
      // object serves both.
      return context.firestore() as unknown as Firestore;
    },
    close: () => environment.cleanup(),
  };
}
