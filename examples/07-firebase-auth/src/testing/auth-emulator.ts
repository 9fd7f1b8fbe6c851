import { startAuth } from '../../../../tools/firebase-emulators/auth.ts';
import { findFirebaseTools } from '../../../../tools/firebase-emulators/paths.ts';

const given = process.env.FIREBASE_AUTH_EMULATOR_HOST;

/**
 * Where there is no emulator these tests are skipped, except in CI, where
 * what nobody tested must not pass.
 */
export const skipped =
  !given && findFirebaseTools() === null && !process.env.CI;

export const howToRun =
  'the tests against the Auth emulator: npm run setup:firebase installs it, or set FIREBASE_AUTH_EMULATOR_HOST';

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
  const project = process.env.GCLOUD_PROJECT ?? 'demo-auth-example';
  const emulator = await startAuth(project);
  if (emulator === null)
    throw new Error(`NOT RUN, and in CI they have to: ${howToRun}`);
  return {
    address: `http://${emulator.host}`,
    project,
    stop: emulator.stop,
  };
}
