import { findFirebaseTools, startAuth } from './firebase-tools.ts';

const given = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const firebaseTools = findFirebaseTools();

/**
 * Where there is no emulator these tests are skipped, except in CI, where
 * what nobody tested must not pass.
 */
export const skipped = !given && firebaseTools === null && !process.env.CI;

export const howToRun =
  'the tests against the Auth emulator: npm run setup:firebase at the root of the repository installs it, npm install --save-dev firebase-tools anywhere else; or set FIREBASE_AUTH_EMULATOR_HOST';

export interface AuthEmulator {
  /** 'http://127.0.0.1:9099' */
  readonly address: string;
  readonly project: string;
  stop(): Promise<void>;
}

/**
 * The emulator that FIREBASE_AUTH_EMULATOR_HOST names, or one of our own.
 * Needs no network and no Java.
 */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const project = process.env.GCLOUD_PROJECT ?? 'demo-letters';
  // Someone else started it, so it isn't ours to stop.
  if (given)
    return { address: `http://${given}`, project, stop: async () => {} };
  if (firebaseTools === null)
    throw new Error(`NOT RUN, and in CI they have to: ${howToRun}`);
  return { ...(await startAuth(firebaseTools, project)), project };
}
